import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"
import { waitingStates } from "../../modules/card-checkout/payment-state"
import { takesCards } from "../../modules/stripe-checkout/stripe"
import { Refusal } from "../../refusal"
import { describeError, log } from "../../server/log"
import { type OrderWish, placeOrder } from "../order/place-order"
import { learn } from "./learn"
import { openCheckout, refusalOf } from "./open-checkout"
import { findPayment } from "./payment-row"

/**
 * Places an order that is paid by card: written unpaid, its stock held, then its page is opened.
 * @returns the page's address; a repeated request has the same one
 * @throws Refusal as `placeOrder`, and when there is no page to be had: then nothing is ordered
 */
export async function payOnline(wish: Omit<OrderWish, "payment">): Promise<string> {
  if (!takesCards()) throw new Refusal(messages.onlinePaymentUnavailable)
  return openCheckout(await placeOrder({ ...wish, payment: "Online" }))
}

/**
 * The page of a shopper's own order that waits for its payment.
 * @throws Refusal for an order that is unknown or somebody else's, paid or closed by now, and while
 *   the provider is away
 */
export async function payAgain(orderId: string, customerId: string): Promise<string> {
  const payment = await findPayment(pool(), { orderId })
  if (payment?.customer_id !== customerId) throw new Refusal(messages.orderUnknown)
  if (payment.state === "open")
    try {
      await learn(orderId)
    } catch (error) {
      log("warn", "card_page_unclear", { orderId, ...describeError(error) })
      throw new Refusal(messages.paymentPageAway)
    }
  const now = await findPayment(pool(), { orderId })
  if (!now || !waitingStates.includes(now.state)) throw refusalOf(now)
  return openCheckout(orderId)
}
