import { isRefunded } from "@shop/api/order"
import { Badge } from "@shop/ds"
import { formatMoney, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./order-facts.module.css"

/** How an order is paid and whether it is; of a payment by card also what became of it. */
export function OrderPayment({ order }: { order: Order }) {
  const texts = useMessages().orders
  const { isPaid, payment, paymentType, status } = order
  const isGivenBack = isRefunded(order)
  const hint = hintOf()
  return (
    <>
      {texts.paymentTypes[paymentType]} <Badge tone={toneOf()}>{wordOf()}</Badge>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </>
  )

  /** What was given back in whole is not owed any more. */
  function wordOf(): string {
    if (isGivenBack) return texts.paymentStates.refunded
    return isPaid ? texts.paid : texts.pending
  }

  /** Nobody waits for the money of a cancelled order, nor for what was given back. */
  function toneOf() {
    if (isPaid) return "brand"
    return isGivenBack || status === "Cancelled" ? "neutral" : "warning"
  }

  function hintOf(): string | undefined {
    if (!payment || isGivenBack) return undefined
    const { state, refunded } = payment
    if (state === "open") return status === "Pending payment" ? texts.payHint : undefined
    if (state !== "paid") return texts.paymentStates[state]
    return refunded ? texts.partlyRefunded(formatMoney(refunded)) : undefined
  }
}
