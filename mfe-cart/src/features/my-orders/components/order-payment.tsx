import { Badge } from "@shop/ds"
import { formatMoney, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./order-facts.module.css"

/** How an order is paid and whether it is; of a payment by card also what became of it. */
export function OrderPayment({ order }: { order: Order }) {
  const texts = useMessages().orders
  const { isPaid, payment, paymentType, status } = order
  const hint = hintOf()
  return (
    <>
      {texts.paymentTypes[paymentType]}{" "}
      <Badge tone={toneOf()}>{isPaid ? texts.paid : texts.pending}</Badge>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </>
  )

  /** Nobody waits for the money of a cancelled order. */
  function toneOf() {
    if (isPaid) return "brand"
    return status === "Cancelled" ? "neutral" : "warning"
  }

  function hintOf(): string | undefined {
    if (!payment) return undefined
    const { state, refunded } = payment
    if (state === "open") return status === "Pending payment" ? texts.payHint : undefined
    if (state !== "paid") return texts.paymentStates[state]
    return refunded ? texts.partlyRefunded(formatMoney(refunded)) : undefined
  }
}
