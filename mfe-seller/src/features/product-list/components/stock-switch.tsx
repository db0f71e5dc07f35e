import type { SellerProduct } from "@shop/api/client"
import { Switch } from "@shop/ds"
import { useState } from "react"
import { useMessages } from "../../../messages"
import { useSetStock } from "../api/set-stock"
import { RestockDialog } from "./restock-dialog"
import styles from "./stock-switch.module.css"

/**
 * Whether shoppers can buy a product. A counted product without units is not switched on: the server
 * refuses, and its sentence opens a dialog that asks how many there are now.
 */
export function StockSwitch({ product }: { product: SellerProduct }) {
  const texts = useMessages().productList
  const [refusal, setRefusal] = useState<string>()
  const { mutate, isPending, variables } = useSetStock(product._id)

  function set(inStock: boolean) {
    mutate(
      { inStock },
      {
        onSuccess: (answer) =>
          setRefusal(!answer.success && answer.needsQuantity ? answer.message : undefined),
      },
    )
  }

  const isOn = isPending ? variables.inStock : product.inStock
  return (
    <div className={styles.stock}>
      <Switch
        label={texts.stockOf(product.name)}
        hideLabel
        checked={isOn}
        disabled={isPending || product.withdrawn}
        onCheckedChange={set}
      />
      {product.withdrawn ? null : (
        <span aria-hidden="true">{isOn ? texts.inStock : texts.outOfStock}</span>
      )}
      {refusal ? (
        <RestockDialog product={product} reason={refusal} onClose={() => setRefusal(undefined)} />
      ) : null}
    </div>
  )
}
