import { api, type OrderRequest } from "@shop/kernel"
import { newIdempotencyKey } from "./idempotency-key"

export type PaymentMethod = "COD" | "Online"

/** What one press of the order button sends. */
export interface Placement {
  method: PaymentMethod
  request: OrderRequest
}

/** The answer to an order: refused with a sentence, or placed; `url` is the payment page that follows. */
export type PlacementAnswer =
  { success: false; message: string } | { success: true; message: string; url?: string }

/**
 * Places an order; call it once for each press.
 * Rejects on any status but 200 and when the network is away.
 */
export function placeOrder({ method, request }: Placement): Promise<PlacementAnswer> {
  const options = { idempotencyKey: newIdempotencyKey() }
  return method === "COD" ? api.order.cod(request, options) : api.order.online(request, options)
}
