import { paiseFromRupees } from "@shop/api/money"
import type { Order } from "@shop/api"
import type { Db } from "../../db/pool"
import { enqueueMail } from "../../modules/mail/enqueue-mail"
import type { PaymentFacts, PaymentTrouble } from "../../modules/mail/mail"
import { env } from "../../server/env"
import { findOrders } from "../order/find-order"
import type { PaymentRow } from "./payment-row"
import { recipientOf } from "./recipient"

const paise = (rupees: number) => paiseFromRupees(rupees) ?? 0

type Told = "payment-received" | "payment-expired" | "payment-failed"

/** The mail of a payment's state, told once for each order. */
export async function mailPayment(db: Db, payment: PaymentRow, kind: Told): Promise<void> {
  const { order_id: orderId, amount: amountPaise } = payment
  const found = await shopperOf(db, orderId)
  if (!found) return
  // What the card was charged: the order may cost something else since, by an edit in Medusa Admin.
  const facts = { ...factsOf(found.order), amountPaise }
  await enqueueMail(db, { kind, ref: orderId, to: found.to, facts })
}

/** Money that went back: all of it is told once for the order, parts of it one by one. */
export async function mailRefund(
  db: Db,
  refund: { orderId: string; id: string; amountPaise: number; isAll: boolean },
): Promise<void> {
  const { orderId, id, amountPaise, isAll } = refund
  const found = await shopperOf(db, orderId)
  if (!found) return
  await enqueueMail(db, {
    kind: "payment-refunded",
    ref: isAll ? orderId : `${orderId} ${id}`,
    to: found.to,
    facts: { ...factsOf(found.order), amountPaise },
  })
}

/** The confirmation of an order that is paid. */
export async function mailPlaced(db: Db, { order_id }: PaymentRow): Promise<void> {
  const found = await shopperOf(db, order_id)
  if (!found) return
  const { order, to } = found
  const lines = order.items.map(({ product, quantity }) => ({
    name: product.name,
    quantity,
    unitPaise: paise(product.offerPrice),
  }))
  const subtotalPaise = lines.reduce((sum, line) => sum + line.quantity * line.unitPaise, 0)
  const totalPaise = paise(order.amount)
  await enqueueMail(db, {
    kind: "order-placed",
    ref: order_id,
    to,
    facts: {
      orderId: order_id,
      placedAt: order.createdAt,
      payment: "Online",
      lines,
      subtotalPaise,
      taxPaise: totalPaise - subtotalPaise,
      shippingPaise: 0,
      totalPaise,
      address: order.address,
    },
  })
}

/** What the seller has to look at, since money is at stake. `which` tells apart what may happen again. */
export async function mailSeller(
  db: Db,
  orderId: string,
  problem: PaymentTrouble,
  which?: string,
): Promise<void> {
  const facts = { orderId, problem }
  const ref = [orderId, problem, ...(which ? [which] : [])].join(" ")
  await enqueueMail(db, { kind: "payment-problem", ref, to: env().sellerEmail, facts })
}

async function shopperOf(
  db: Db,
  orderId: string,
): Promise<{ order: Order; to: string } | undefined> {
  const [order] = await findOrders([orderId], db)
  const to = await recipientOf(db, orderId, order)
  return order && to ? { order, to } : undefined
}

function factsOf(order: Order): PaymentFacts {
  return {
    orderId: order._id,
    name: order.address.firstName,
    amountPaise: paise(order.amount),
    at: new Date().toISOString(),
  }
}
