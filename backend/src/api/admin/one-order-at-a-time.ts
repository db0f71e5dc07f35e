import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { pool } from "../../db/pool"
import { aloneWithOrder, withOrder } from "../../workflows/order/with-order"
import { requireCardSettled } from "./require-card-settled"
import { whenAnswered } from "./when-answered"

/** The parts of Medusa Admin whose paths name an order by its own id. */
const byOrderId = ["orders", "order-edits", "draft-orders"]

/** The other parts that change orders, and how the id in their paths leads to the order. */
const selects: Partial<Record<string, string>> = {
  returns: `select order_id from return where id = $1`,
  claims: `select order_id from order_claim where id = $1`,
  exchanges: `select order_id from order_exchange where id = $1`,
  fulfillments: `select order_id from order_fulfillment where fulfillment_id = $1`,
  payments: `select order_id from order_payment_collection
    join payment using (payment_collection_id) where payment.id = $1`,
  "payment-collections": `select order_id from order_payment_collection
    where payment_collection_id = $1`,
}

/** Those in which units are packed and unpacked. */
const packing = ["orders", "order-edits"]

/** Where they are, for `middlewares.ts`. */
export const whatChangesOrders = [...byOrderId, ...Object.keys(selects)].map(
  (part) => `/admin/${part}*`,
)

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
  const [, named = "", id] = /^\/admin\/([^/?]+)(?:\/([^/?]+))?/i.exec(request.originalUrl) ?? []
  const part = named.toLowerCase()
  const takeTurn = packing.includes(part) ? withOrder : aloneWithOrder
  let isAnswered = false
  const wait = async () => {
    const orderId = id === undefined ? begunIn(request.body) : await orderOf(part, id)
    if (!orderId) return next()
    await requireCardSettled(orderId, request)
    await takeTurn(request.scope, orderId, async () => {
      const answered = whenAnswered(response)
      next()
      await answered
      isAnswered = true
    })
  }
  // A turn that never came is Medusa's to answer (409). One that broke off has been answered, though the
  // answer may still be held until browsing shows the change: a second one would be mixed into it.
  wait().catch((error: unknown) => {
    if (!isAnswered) next(error)
  })
}

/** The order of which something is begun: its id stands in the body. */
function begunIn(body: unknown): string | undefined {
  const id = (body as { order_id?: unknown } | undefined)?.order_id
  return typeof id === "string" ? id : undefined
}

async function orderOf(part: string, id: string): Promise<string | undefined> {
  const select = selects[part]
  if (!select) return id
  const { rows } = await pool().query<{ order_id: string }>(select, [id])
  return rows[0]?.order_id
}
