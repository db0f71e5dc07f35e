import type { RefusalAnswer } from "@shop/api/client"
import { api, type OrderRequest } from "@shop/kernel"
import type { PaymentMethod } from "../../../shared/checkout-choice/checkout-choice"
import { keyOf, noteAnswered } from "../../../shared/orders/unanswered-order"

/** What one press of the order button sends. */
export interface Placement {
  method: PaymentMethod
  request: OrderRequest
}

/** The answer to an order: refused with a sentence, or placed; `url` is the payment page that follows. */
export type PlacementAnswer =
  | { success: false; message: string; shortages?: RefusalAnswer["shortages"] }
  | { success: true; message: string; url?: string }

/**
 * Places an order; call it once for each press. Rejects on any status but 200 and when the network is
 * away: the same order tried again, also after a reload, is then still the one order, until the saved
 * cart has told what became of it.
 */
export async function placeOrder(placement: Placement): Promise<PlacementAnswer> {
  const { method, request } = placement
  const options = { idempotencyKey: keyOf(placement) }
  const call = method === "COD" ? api.order.cod : api.order.online
  const answer = await call(request, options)
  noteAnswered()
  return answer
}
