import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sumDraft } from "../../workflows/order/sum-draft"

/** Sums a draft up before Medusa makes it an order, which the lists show from that moment on. */
export function sumDraftFirst(
  { scope, params }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  sumDraft(scope, params.id ?? "").then(() => next(), next)
}
