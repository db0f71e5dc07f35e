import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"
import { Refusal } from "../../refusal"
import { describeError, log } from "../../server/log"
import { closeCheckout } from "./learn"
import { findPayment } from "./payment-row"
import { settle } from "./settle"

/**
 * Cancels an order whose payment by card has not come. One that was paid meanwhile stays as it is: it
 * is cancelled like any other, with its money going back.
 * @returns whether it is cancelled now
 * @throws Refusal while the page cannot be closed; it will be, and the order cancelled
 */
export async function cancelUnpaid(orderId: string, by: "seller" | "shopper"): Promise<boolean> {
  const payment = await findPayment(pool(), { orderId })
  if (!payment || payment.state === "paid") return false
  if (payment.state === "mismatched")
    return (await settle(orderId, { kind: "given-up" })) === "refunding"
  const state = await closeCheckout(orderId, by).catch((error: unknown) => {
    log("warn", "card_page_not_closed", { orderId, ...describeError(error) })
    return "open" as const
  })
  if (state === "open") throw new Refusal(messages.paymentBeingClosed)
  return state !== "paid"
}
