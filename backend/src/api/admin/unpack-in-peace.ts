import type { NextFunction, Request, Response } from "express"
import { orderAtHand } from "../../modules/stock-move/order-at-hand"
import { holdSale } from "../../workflows/order/hold-sale"

/** Closes an order's products for sale while Medusa unpacks it. */
export function unpackInPeace(_request: Request, response: Response, next: NextFunction): void {
  const order = orderAtHand.getStore()
  if (!order) return next()
  holdSale(order).then((release) => {
    // Not at "close": who asked may have gone while Medusa is still at it.
    const json = response.json.bind(response)
    response.json = (answer) => {
      release()
      return json(answer)
    }
    next()
  }, next)
}
