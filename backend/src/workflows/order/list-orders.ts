import type { Order } from "@shop/api"
import { pool } from "../../db/pool"
import { orderQuery, type OrderRow } from "./order-query"
import { type SoughtOrders, soughtOrders, soughtValues } from "./sought-orders"
import { toOrder } from "./to-order"

/** Whether a seller sees an order: one by card once money has come. `of` names the order's table. */
export const isShown = (of: string) => `not exists (
  select from shop_card_payment card where card.order_id = ${of}.id and not card.listed)`

const all = orderQuery(isShown("o"))
const ofCustomer = orderQuery("o.customer_id = $1 and ($2::text is null or o.id = $2)")

/** Every order of the shop that is placed for good, newest first. */
export async function listAllOrders(): Promise<Order[]> {
  const { rows } = await pool().query<OrderRow>({ name: "orders_all", text: all })
  return rows.map(toOrder)
}

/** Chosen before anything is joined to them. */
const pageOf = (condition: string) =>
  orderQuery(`o.id in (
  select part.id from "order" part
  where not part.is_draft_order and part.deleted_at is null
    and ($2::text is null or (part.created_at, part.id)
      < (select last.created_at, last.id from "order" last where last.id = $2))
    and ${condition}
  order by part.created_at desc, part.id desc limit $1)`)
const page = pageOf(isShown("part"))
const pageFound = pageOf(`${isShown("part")} and ${soughtOrders}`)
const pageOfCustomer = pageOf("part.customer_id = $3")

/** A part of the list: up to `size` orders, older than the one called `before`; absent, no bound. */
export interface OrdersPart extends SoughtOrders {
  readonly size?: number | undefined
  readonly before?: string | undefined
}

/** One order more than wanted tells whether there are more. */
const placeOf = ({ size, before }: OrdersPart) => [size ? size + 1 : null, before ?? null]

/** A part of all orders, or of those that are sought, newest first. */
export async function listOrdersPage(
  part: OrdersPart,
): Promise<{ orders: Order[]; next?: string }> {
  const place = placeOf(part)
  const { rows } = await pool().query<OrderRow>(
    part.search || part.status
      ? { name: "orders_found", text: pageFound, values: [...place, ...soughtValues(part)] }
      : { name: "orders_page", text: page, values: place },
  )
  return toPart(rows, part.size)
}

function toPart(rows: readonly OrderRow[], size?: number): { orders: Order[]; next?: string } {
  const orders = rows.slice(0, size).map(toOrder)
  const next = rows.length > orders.length ? orders.at(-1)?._id : undefined
  return { orders, ...(next && { next }) }
}

/** One shopper's orders, newest first; only the one called `orderId` where that is given. */
export async function listOrdersOf(customerId: string, orderId?: string): Promise<Order[]> {
  const { rows } = await pool().query<OrderRow>({
    name: "orders_of_customer",
    text: ofCustomer,
    values: [customerId, orderId ?? null],
  })
  return rows.map(toOrder)
}

/** A part of one shopper's orders, newest first. */
export async function listOrdersPageOf(
  customerId: string,
  part: Pick<OrdersPart, "size" | "before">,
): Promise<{ orders: Order[]; next?: string }> {
  const { rows } = await pool().query<OrderRow>({
    name: "orders_page_of_customer",
    text: pageOfCustomer,
    values: [...placeOf(part), customerId],
  })
  return toPart(rows, part.size)
}
