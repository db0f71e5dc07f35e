import type { SellerProduct } from "@shop/api/client"
import { useMessages } from "../../../messages"
import styles from "./units-button.module.css"
import { ValueButton } from "./value-button"

/** How many units are left; a press opens the count for a change. What is not counted only says so. */
export function UnitsButton({ product, isOpen, onOpen }: UnitsButtonProps) {
  const texts = useMessages().productList
  const { name, quantity, withdrawn } = product
  if (quantity === undefined) return <span className={styles.note}>{texts.notCounted}</span>
  // The server counts only what is on its shelf.
  if (withdrawn) return <span className={styles.note}>{texts.units(quantity)}</span>
  return (
    <ValueButton
      edits="units"
      aria-label={`${texts.changeUnits(name)}: ${texts.units(quantity)}`}
      isOpen={isOpen}
      onClick={onOpen}
    >
      {texts.units(quantity)}
    </ValueButton>
  )
}

interface UnitsButtonProps {
  product: SellerProduct
  isOpen: boolean
  onOpen: () => void
}
