import type { Order } from "@shop/api"
import type { Db } from "../../db/pool"

/** Where to write about an order: to its own e-mail, else to that of its address; "" knows of none. */
export async function recipientOf(
  db: Db,
  orderId: string,
  order: Order | undefined,
): Promise<string> {
  const { rows } = await db.query<{ email: string | null }>(
    `select email from "order" where id = $1`,
    [orderId],
  )
  return rows[0]?.email || order?.address.email || ""
}
