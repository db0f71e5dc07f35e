import { setTimeout as sleep } from "node:timers/promises"
import { pool } from "../../db/pool"
import type { PaymentState } from "../../modules/card-checkout/payment-state"
import { describeError, log } from "../../server/log"
import { closeCheckout } from "./learn"
import { findPayment } from "./payment-row"
import { hashOfToken } from "./return-token"

/** How long somebody waits who came back from the page, in ms; what is left is done without them. */
const PATIENCE = 5_000

/**
 * Cancels the payment that a one-time token belongs to, and the order with it. A token that is used
 * up or was never made changes nothing.
 * @returns the state of the payment then; undefined without one
 */
export async function leavePage(token: string): Promise<PaymentState | undefined> {
  const payment = await findPayment(pool(), { returnHash: hashOfToken(token) })
  if (!payment) return undefined
  const { order_id: orderId } = payment
  const closing = closeCheckout(orderId, "shopper").catch((error: unknown) => {
    log("warn", "card_page_not_closed", { orderId, ...describeError(error) })
    return undefined
  })
  const state = await Promise.race([closing, sleep(PATIENCE, undefined, { ref: false })])
  return state ?? "open"
}
