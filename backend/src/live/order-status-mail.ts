import type { Order } from "@shop/api"
import { paiseFromRupees } from "@shop/api/money"
import type { Mail } from "../modules/mail/mail"

const kinds = {
  "Out for delivery": "order-sent",
  Delivered: "order-delivered",
  Cancelled: "order-cancelled",
} as const

const neverPaid = new Set(["expired", "failed", "cancelled"])

/** The mail that tells of a state, once for each order; states that are nobody's news have none. */
export function orderStatusMail(order: Order, email: string): Mail | undefined {
  const { status, _id: ref } = order
  // Of an order that was never paid by card, its payment's own mails tell all.
  if (status === "Cancelled" && neverPaid.has(order.payment?.state ?? "")) return undefined
  const to = email || order.address.email
  if (!Object.hasOwn(kinds, status) || !to) return undefined
  const kind = kinds[status as keyof typeof kinds]
  const toPay = order.paymentType === "COD" && !order.isPaid
  return {
    kind,
    ref,
    to,
    facts: {
      orderId: ref,
      name: order.address.firstName,
      totalPaise: paiseFromRupees(order.amount) ?? 0,
      toPay,
    },
  }
}
