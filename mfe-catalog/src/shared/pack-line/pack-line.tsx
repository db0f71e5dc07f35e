import { languageOf, VisuallyHidden } from "@shop/ds"
import { formatMoney, type Product } from "@shop/kernel"
import { useMessages } from "../../messages"
import { unitPrice } from "../unit-price/unit-price"
import styles from "./pack-line.module.css"

/** What is in the pack and what a kilogram, a litre or a piece of it costs: '500 g · ₹80/kg'. */
export function PackLine({ product }: { product: Product }) {
  const { product: texts } = useMessages()
  const unit = unitPrice(product)
  return (
    <p className={styles.line}>
      {product.weight ? (
        <bdi lang={languageOf(product.weight)} className={styles.weight}>
          {product.weight}
        </bdi>
      ) : null}
      {unit ? (
        <span className={styles.unit}>
          <VisuallyHidden>{texts.unitPriceLabel} </VisuallyHidden>
          {texts.unitPrice[unit.measure](formatMoney(unit.price))}
        </span>
      ) : null}
    </p>
  )
}
