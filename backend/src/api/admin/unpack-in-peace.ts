import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderAtHand } from "../../modules/stock-move/order-at-hand"
import { holdSale } from "../../workflows/order/hold-sale"
import { takeOutUncounted } from "../../workflows/order/take-out-uncounted"
import { whenAnswered } from "./when-answered"

/** Closes an order's products for sale while Medusa unpacks it, and takes out first what it could not. */
export function unpackInPeace(
  { scope, params }: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const order = orderAtHand.getStore()
  if (!order) return next()
  holdSale(order)
    .then((release) => {
      void whenAnswered(response).then(release)
      return takeOutUncounted(scope, order, params.fulfillment_id ?? "")
    })
    .then(() => next(), next)
}
