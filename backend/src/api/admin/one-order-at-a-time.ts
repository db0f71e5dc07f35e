import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { withOrder } from "../../workflows/order/with-order"
import { whenAnswered } from "./when-answered"

/**
 * What Medusa Admin does with an order waits for whatever else is being done with it, since Medusa's
 * workflows read first and write absolute counts later: two packings at once would both succeed.
 */
export function oneOrderAtATime(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const orderId = /^\/admin\/(?:orders|order-edits)\/([^/?]+)\//i.exec(request.originalUrl)?.[1]
  if (!orderId) return next()
  const turn = withOrder(request.scope, orderId, async () => {
    const answered = whenAnswered(response)
    next()
    await answered
  })
  // A turn that never came is Medusa's to answer (409); one that broke off has been answered.
  turn.catch((error: unknown) => {
    if (!response.headersSent) next(error)
  })
}
