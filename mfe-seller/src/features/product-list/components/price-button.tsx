import type { SellerProduct } from "@shop/api/client"
import { formatMoney } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { ValueButton } from "./value-button"

/** What a product costs; a press opens its prices for a change. */
export function PriceButton({ product, isOpen, onOpen }: PriceButtonProps) {
  const texts = useMessages().productList
  const { name, price, offerPrice } = product
  const prices = `${texts.offerPrice} ${formatMoney(offerPrice)}, ${texts.mrp} ${formatMoney(price)}`
  return (
    <ValueButton
      edits="price"
      aria-label={`${texts.changePrice(name)}: ${prices}`}
      isOpen={isOpen}
      onClick={onOpen}
    >
      <strong>{formatMoney(offerPrice)}</strong>
      {price === offerPrice ? null : <s>{formatMoney(price)}</s>}
    </ValueButton>
  )
}

interface PriceButtonProps {
  product: SellerProduct
  isOpen: boolean
  onOpen: () => void
}
