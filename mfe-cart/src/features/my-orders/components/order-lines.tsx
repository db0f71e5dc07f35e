import { rupeesFromPaise } from "@shop/api/money"
import { languageOf } from "@shop/ds"
import { formatMoney, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { totalsOfLines } from "../../../shared/cart/cart-lines"
import styles from "./order-lines.module.css"

/** Every line of an order with what it came to. */
export function OrderLines({ items }: { items: Order["items"] }) {
  const texts = useMessages().orders
  return (
    <ol className={styles.lines} aria-label={texts.items}>
      {items.map((line) => (
        <li key={line.product._id} className={styles.line}>
          <div className={styles.what}>
            <p className={styles.name}>
              <bdi lang={languageOf(line.product.name)}>{line.product.name}</bdi>
            </p>
            <p className={styles.detail}>
              {texts.quantity(line.quantity)} × {formatMoney(line.product.offerPrice)}
            </p>
          </div>
          <p className={styles.sum}>
            {formatMoney(rupeesFromPaise(totalsOfLines([line]).subtotal))}
          </p>
        </li>
      ))}
    </ol>
  )
}
