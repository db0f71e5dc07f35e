import type { MedusaContainer } from "@medusajs/framework/types"
import type { Order } from "@shop/api"
import { messages } from "@shop/api/messages"
import { Refusal } from "../../refusal"
import { describeError, log } from "../../server/log"
import { findOrder } from "../order/find-order"
import { refundAll } from "./balance-refunds"
import { notePaidOtherwise } from "./failed-refunds"

/**
 * Refunds all that is left of an order that was paid by card; or, with `otherwise`, notes that what its
 * failed refunds owe was paid in another way.
 * @throws Refusal for an unknown order, one without such money, and while the provider is away
 */
export async function refundOrder(
  container: MedusaContainer,
  orderId: string,
  by: string,
  otherwise = false,
): Promise<Order> {
  const order = await findOrder(orderId)
  if (!order) throw new Refusal(messages.orderUnknown)
  if (order.paymentType !== "Online") throw new Refusal(messages.refundImpossible)
  const repay = otherwise ? notePaidOtherwise : refundAll
  const done = await repay(container, orderId, by).catch((error: unknown) => {
    log("warn", "card_refund_failed", { orderId, ...describeError(error) })
    throw new Refusal(messages.refundAway)
  })
  if (!done) throw new Refusal(messages.refundImpossible)
  return (await findOrder(orderId)) ?? order
}
