import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"
import { waitingStates } from "../../modules/card-checkout/payment-state"
import { findPayment } from "../../workflows/card-payment/payment-row"
import { orderNamedIn } from "./order-named-in"
import { refuseWhen } from "./refuse-when"

/** What changes neither money nor goods (details, withdrawing an edit), and to cancel. */
const harmless =
  /^(POST \/admin\/orders\/[^/?]+(\/cancel)?|DELETE \/admin\/order-edits\/.*)\/?(\?|$)/i

/**
 * While the shopper has the card page of an order open, its amount must not change (the page asks for what
 * the order cost when it was placed), nobody else may note it as paid, and nothing of it is packed.
 */
export const whileCardWaits = refuseWhen(async (request) => {
  if (harmless.test(`${request.method} ${request.originalUrl}`)) return false
  const orderId = await orderNamedIn(request)
  const payment = orderId ? await findPayment(pool(), { orderId }) : undefined
  return payment !== undefined && waitingStates.includes(payment.state)
}, messages.orderAwaitsCard)
