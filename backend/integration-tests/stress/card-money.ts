import type { Order } from "@shop/api"
import { expect } from "vitest"
import type { CardShop } from "../harness/card-shop"

/** What the provider has of an order's money. Amounts in paise. */
function moneyOf({ cards }: CardShop, orderId: string): { kept: number; refunded: number } {
  const [page] = cards.network.sessions.list((each) => each.metadata.order_id === orderId)
  const intent = cards.network.intents.get(page?.payment_intent ?? "")
  const charge = cards.network.charges.get(intent?.latest_charge ?? "")
  const refunded = charge?.amount_refunded ?? 0
  return { kept: (charge?.amount ?? 0) - refunded, refunded }
}

/** Money and order are matched: what the provider kept is what the order says, to the paisa. */
export function expectMatched(card: CardShop, order: Order): void {
  const { kept, refunded } = moneyOf(card, order._id)
  const seen = { status: order.status, isPaid: order.isPaid, state: order.payment?.state }
  if (kept > 0) {
    expect(kept).toBe(Math.round(order.amount * 100))
    expect(seen).toMatchObject({ isPaid: true, state: "paid" })
    expect(order.status).not.toBe("Cancelled")
  } else if (refunded > 0) {
    expect(seen).toMatchObject({ isPaid: false, state: "refunded" })
  } else if (order.status !== "Pending payment") {
    expect(seen).toMatchObject({ status: "Cancelled", isPaid: false })
  }
}
