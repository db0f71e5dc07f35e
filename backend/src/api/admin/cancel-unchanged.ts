import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { messages } from "@shop/api/messages"
import { readOrderParts } from "../../workflows/order/order-parts"

/**
 * Refuses to cancel an order while a change of it is open. Medusa gives the money back first and refuses
 * last, so that a paid order would stand, and could be packed, with nothing paid for it.
 */
export function cancelUnchanged(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  readOrderParts(request.params.id ?? "").then((parts) => {
    if (!parts?.open_changes.length) return next()
    next(new MedusaError(MedusaError.Types.NOT_ALLOWED, messages.orderBeingEdited))
  }, next)
}
