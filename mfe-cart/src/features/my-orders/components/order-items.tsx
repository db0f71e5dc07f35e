import { languageOf } from "@shop/ds"
import { formatMoney, Link, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./order-items.module.css"

/** More than so many lines in a card are left to the order's own page. */
const SHOWN = 6

/** What was ordered, at the prices of that day. */
export function OrderItems({ order }: { order: Order }) {
  const texts = useMessages().orders
  const { items } = order
  // One line left over takes no more room than the link to it.
  const shown = items.length > SHOWN + 1 ? items.slice(0, SHOWN) : items
  return (
    <ul className={styles.items} aria-label={texts.items}>
      {shown.map(({ product, quantity }) => (
        <li key={product._id} className={styles.item}>
          <img src={product.images[0]} alt="" width="56" height="56" loading="lazy" />
          <div className={styles.what}>
            <p className={styles.name}>
              <bdi lang={languageOf(product.name)}>{product.name}</bdi>
            </p>
            <p className={styles.detail}>
              {texts.quantity(quantity)} × {formatMoney(product.offerPrice)}
            </p>
          </div>
        </li>
      ))}
      {shown.length < items.length ? (
        <li>
          <Link to={`/my-orders/${order._id}`} className={styles.more}>
            {texts.allItems(items.length)}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
