import type { MedusaRequest } from "@medusajs/framework/http"
import { pool } from "../../db/pool"

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

/** Where they are, for `middlewares.ts`. */
export const whatChangesOrders = [...byOrderId, ...Object.keys(selects)].map(
  (part) => `/admin/${part}*`,
)

/** The order that a request to Medusa Admin would change, if it is one. */
export async function orderNamedIn(request: MedusaRequest): Promise<string | undefined> {
  const [, part = "", id] = /^\/admin\/([^/?]+)(?:\/([^/?]+))?/i.exec(request.originalUrl) ?? []
  return id === undefined ? begunIn(request.body) : orderOf(part.toLowerCase(), id)
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
