import { isRefunded } from "@shop/api/order"
import { Badge, Message } from "@shop/ds"
import { formatMoney, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./order-card.module.css"

/** What an order costs and how it is paid; of cash on delivery, whether it was taken. */
export function OrderPayment({ order }: { order: Order }) {
  const texts = useMessages().orders
  const { amount, paymentType, isPaid, payment, status } = order
  const isCash = paymentType === "COD" && status !== "Cancelled"
  const isGivenBack = isRefunded(order)
  const card = cardState()
  return (
    <div role="group" className={styles.part} aria-label={texts.payment}>
      <p className={styles.amount}>{formatMoney(amount)}</p>
      <p className={styles.muted}>{texts.paymentTypes[paymentType]}</p>
      <p className={styles.badges}>
        {isGivenBack ? (
          <Badge>{texts.paymentStates.refunded}</Badge>
        ) : (
          <Badge tone={isPaid ? "brand" : "warning"}>{isPaid ? texts.paid : texts.pending}</Badge>
        )}
        {isCash ? (
          <span className={styles.muted}>{isPaid ? texts.taken : texts.toTake}</span>
        ) : null}
        {card ? <span className={styles.muted}>{card}</span> : null}
      </p>
      {payment?.problem ? <Message tone="error">{texts.problems[payment.problem]}</Message> : null}
    </div>
  )

  /** What became of the money of a card, where 'paid' or 'pending' does not say it. */
  function cardState(): string | undefined {
    if (isGivenBack) return undefined
    const { state, refunded } = payment ?? {}
    if (state === "mismatched" || state === "refunding") return texts.paymentStates[state]
    return refunded ? texts.partlyRefunded(formatMoney(refunded)) : undefined
  }
}
