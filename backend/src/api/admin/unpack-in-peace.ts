import type { NextFunction, Request, Response } from "express"
import { orderAtHand } from "../../modules/stock-move/order-at-hand"
import { holdSale } from "../../workflows/order/hold-sale"
import { whenAnswered } from "./when-answered"

/** Closes an order's products for sale while Medusa unpacks it. */
export function unpackInPeace(_request: Request, response: Response, next: NextFunction): void {
  const order = orderAtHand.getStore()
  if (!order) return next()
  holdSale(order).then((release) => {
    void whenAnswered(response).then(release)
    next()
  }, next)
}
