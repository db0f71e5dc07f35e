import type { Order } from "@shop/api"
import { type Db, pool } from "../../db/pool"
import { orderQuery, type OrderRow } from "./order-query"
import { toOrder } from "./to-order"

const byIds = orderQuery("o.id = any($1)")

/** Orders by id, in no promised order; unknown ids are left out. */
export async function findOrders(orderIds: readonly string[], db: Db = pool()): Promise<Order[]> {
  const { rows } = await db.query<OrderRow>({ name: "orders_by_id", text: byIds }, [orderIds])
  return rows.map(toOrder)
}

/** One order by id, or undefined. */
export async function findOrder(orderId: string): Promise<Order | undefined> {
  const [order] = await findOrders([orderId])
  return order
}
