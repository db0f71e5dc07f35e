import { rupeesFromPaise, TAX_PERCENT, type Totals } from "@shop/api/money"
import { formatMoney } from "@shop/kernel"
import { useMessages } from "../../messages"
import styles from "./order-totals.module.css"

/**
 * The bill: what the products cost, shipping, tax, and all together, which is read out when it changes.
 * Amounts in paise.
 */
export function OrderTotals({ count, totals }: { count: number; totals: Totals }) {
  const texts = useMessages().summary
  const money = (paise: number) => formatMoney(rupeesFromPaise(paise))
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{texts.price(count)}</dt>
        <dd>{money(totals.subtotal)}</dd>
      </div>
      <div>
        <dt>{texts.shipping}</dt>
        <dd className={styles.free}>{texts.free}</dd>
      </div>
      <div>
        <dt>{texts.tax(TAX_PERCENT)}</dt>
        <dd>{money(totals.tax)}</dd>
      </div>
      <div className={styles.total} aria-live="polite" aria-atomic="true">
        <dt>{texts.total}</dt>
        <dd>{money(totals.total)}</dd>
      </div>
    </dl>
  )
}
