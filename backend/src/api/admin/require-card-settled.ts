import type { MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"
import { waitingStates } from "../../modules/card-checkout/payment-state"
import { findPayment } from "../../workflows/card-payment/payment-row"

/** What changes neither money nor goods (details, withdrawing an edit), and to cancel. */
const harmless =
  /^(POST \/admin\/orders\/[^/?]+(\/cancel)?|DELETE \/admin\/order-edits\/.*)\/?(\?|$)/i

/**
 * While the shopper has the card page of an order open, its amount must not change (the page asks for what
 * the order cost when it was placed), nobody else may note it as paid, and nothing of it is packed.
 * @throws MedusaError not allowed
 */
export async function requireCardSettled(orderId: string, request: MedusaRequest): Promise<void> {
  if (harmless.test(`${request.method} ${request.originalUrl}`)) return
  const payment = await findPayment(pool(), { orderId })
  if (payment && waitingStates.includes(payment.state))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, messages.orderAwaitsCard)
}
