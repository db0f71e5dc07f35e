import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { pool } from "../../db/pool"
import { aloneWithOrder, withOrder } from "../../workflows/order/with-order"
import { whenAnswered } from "./when-answered"

/** The parts of Medusa Admin that change orders, and how the id in their paths leads to its order. */
const selects = {
  orders: undefined,
  "order-edits": undefined,
  "draft-orders": undefined,
  returns: `select order_id from return where id = $1`,
  claims: `select order_id from order_claim where id = $1`,
  exchanges: `select order_id from order_exchange where id = $1`,
  fulfillments: `select order_id from order_fulfillment where fulfillment_id = $1`,
  payments: `select order_id from order_payment_collection
    join payment using (payment_collection_id) where payment.id = $1`,
  "payment-collections": `select order_id from order_payment_collection
    where payment_collection_id = $1`,
}

/** Where they are, for `middlewares.ts`. */
export const whatChangesOrders = Object.keys(selects).map((part) => `/admin/${part}*`)

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
  const wait = async () => {
    const orderId = await orderOf(request)
    if (!orderId) return next()
    const isPacking = /^\/admin\/(orders|order-edits)\//i.test(request.originalUrl)
    await (isPacking ? withOrder : aloneWithOrder)(request.scope, orderId, async () => {
      const answered = whenAnswered(response)
      next()
      await answered
    })
  }
  // A turn that never came is Medusa's to answer (409); one that broke off has been answered.
  wait().catch((error: unknown) => {
    if (!response.headersSent) next(error)
  })
}

/** The order that a request is about: that of its path, or of its body where something is begun. */
async function orderOf({ originalUrl, body }: MedusaRequest): Promise<string | undefined> {
  const [, part = "", id] = /^\/admin\/([^/?]+)(?:\/([^/?]+))?/i.exec(originalUrl) ?? []
  if (id === undefined) {
    const begun = (body as { order_id?: unknown } | undefined)?.order_id
    return typeof begun === "string" ? begun : undefined
  }
  const select = selects[part.toLowerCase() as keyof typeof selects]
  if (!select) return id
  const { rows } = await pool().query<{ order_id: string }>(select, [id])
  return rows[0]?.order_id
}
