import type { Order } from "@shop/api"
import { pool } from "../../db/pool"
import { orderQuery, type OrderRow } from "./order-query"
import { toOrder } from "./to-order"

const all = orderQuery("true")
const ofCustomer = orderQuery("o.customer_id = $1")

/** Every order of the shop, newest first. */
export async function listAllOrders(): Promise<Order[]> {
  const { rows } = await pool().query<OrderRow>({ name: "orders_all", text: all })
  return rows.map(toOrder)
}

/** One shopper's orders, newest first. */
export async function listOrdersOf(customerId: string): Promise<Order[]> {
  const { rows } = await pool().query<OrderRow>({
    name: "orders_of_customer",
    text: ofCustomer,
    values: [customerId],
  })
  return rows.map(toOrder)
}
