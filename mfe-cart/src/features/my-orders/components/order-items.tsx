import { formatMoney, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./order-items.module.css"

/** What was ordered, at the prices of that day. */
export function OrderItems({ items }: { items: Order["items"] }) {
  const texts = useMessages().orders
  return (
    <ul className={styles.items} aria-label={texts.items}>
      {items.map(({ product, quantity }) => (
        <li key={product._id} className={styles.item}>
          <img src={product.images[0]} alt="" width="56" height="56" loading="lazy" />
          <div className={styles.what}>
            <p className={styles.name}>{product.name}</p>
            <p className={styles.detail}>
              {texts.quantity(quantity)} × {formatMoney(product.offerPrice)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
