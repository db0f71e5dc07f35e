import { Button, languageOf } from "@shop/ds"
import type { Order } from "@shop/kernel"
import { useState } from "react"
import { useMessages } from "../../../messages"
import styles from "./order-lines.module.css"

/** Lines that are shown of a long order; one line more than these is no reason to fold it. */
const FOLDED = 8

/** What is to be packed; the end of a long order unfolds. */
export function OrderLines({ items }: Pick<Order, "items">) {
  const texts = useMessages().orders
  const [isWhole, setWhole] = useState(items.length <= FOLDED + 1)
  const shown = isWhole ? items : items.slice(0, FOLDED)
  return (
    <div className={styles.lines}>
      <ul className={styles.list} aria-label={texts.items}>
        {shown.map(({ product, quantity }) => (
          <li key={product._id}>
            <strong className={styles.count}>{texts.quantity(quantity)}</strong>{" "}
            <bdi lang={languageOf(product.name)}>{product.name}</bdi>
          </li>
        ))}
      </ul>
      {isWhole ? null : (
        <Button variant="soft" size="sm" onClick={() => setWhole(true)}>
          {texts.allItems(items.length)}
        </Button>
      )}
    </div>
  )
}
