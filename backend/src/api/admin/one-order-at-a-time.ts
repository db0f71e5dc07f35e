import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { aloneWithOrder, withOrder } from "../../workflows/order/with-order"
import { orderNamedIn } from "./order-named-in"
import { whenAnswered } from "./when-answered"

/** Those in which units are packed and unpacked. */
const packing = /^\/admin\/(orders|order-edits)(\/|\?|$)/i

/**
 * What Medusa Admin does with an order waits for whatever else is being done with it, since Medusa's
 * workflows read first and write absolute counts later: of two packings, refunds or arrivals of one
 * return at once both would succeed, and lines, money or stock be counted twice.
 */
export function oneOrderAtATime(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const takeTurn = packing.test(request.originalUrl) ? withOrder : aloneWithOrder
  let isAnswered = false
  const wait = async () => {
    const orderId = await orderNamedIn(request)
    if (!orderId) return next()
    await takeTurn(request.scope, orderId, async () => {
      const answered = whenAnswered(response)
      next()
      await answered
      isAnswered = true
    })
  }
  // A turn that never came is Medusa's to answer (409). One that broke off has been answered, though the
  // answer may still be held until browsing shows the change: a second one would be mixed into it.
  wait().catch((error: unknown) => {
    if (!isAnswered) next(error)
  })
}
