import type { NextFunction, Request, Response } from "express"
import { orderAtHand } from "../../modules/stock-move/order-at-hand"

/** While `/admin/orders/:id/fulfillments…` is answered, stock that moves belongs to that order. */
export function keepOrderAtHand(request: Request, _response: Response, next: NextFunction): void {
  const [order] = /(?<=\/orders\/)[^/?]+/.exec(request.originalUrl) ?? []
  if (order) orderAtHand.run(order, next)
  else next()
}
