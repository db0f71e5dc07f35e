import { limits, type Order } from "@shop/api"
import { pool } from "../../db/pool"
import { orderQuery, type OrderRow } from "./order-query"
import { allOrders, seek, type Selection, type SoughtOrders } from "./sought-orders"
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

/**
 * A part of a selection, chosen before anything is joined to it: at most $1 orders (null: all), older than
 * the one called $2. Postgres plans for the most that it may have, and so walks an index; of a number it
 * does not know it expects a tenth of the table.
 */
const partOf = ({ from, newest: [at, id], condition }: Selection, most: number | undefined) =>
  orderQuery(`o.id in (
  select id from (
    select part.id, ${at} as at from ${from}
    where not part.is_draft_order and part.deleted_at is null and ${condition}
      and ($2::text is null or (${at}, ${id})
        < (select last.created_at, last.id from "order" last where last.id = $2))
    order by ${at} desc, ${id} desc ${most ? `limit ${most}` : ""}
  ) found order by at desc, id desc limit $1)`)

/** Hardly a screen asks for more at once. */
const SCREENFUL = 100

/** A part of the list: up to `size` orders, older than the one called `before`; absent, no bound. */
export interface OrdersPart extends SoughtOrders {
  readonly size?: number | undefined
  readonly before?: string | undefined
}

async function readPart(
  selection: Selection,
  { size, before }: Pick<OrdersPart, "size" | "before">,
): Promise<{ orders: Order[]; next?: string }> {
  // One order more than wanted tells whether there are more.
  const wanted = size && size + 1
  const most = wanted && (wanted > SCREENFUL ? limits.pageSize + 1 : SCREENFUL)
  const { rows } = await pool().query<OrderRow>({
    name: `orders_${selection.name}_${most ?? "whole"}`,
    text: partOf(selection, most),
    values: [wanted ?? null, before ?? null, ...selection.values],
  })
  const orders = rows.slice(0, size).map(toOrder)
  const next = rows.length > orders.length ? orders.at(-1)?._id : undefined
  return { orders, ...(next && { next }) }
}

/**
 * A part of all orders, or of those that are sought, newest first. A status is the one that was last noted:
 * who must see what happened just now notes it first (`noteChanges`).
 */
export function listOrdersPage(part: OrdersPart) {
  const selection = seek(part)
  const condition = `${selection.condition} and ${isShown("part")}`
  return readPart({ ...selection, condition }, part)
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
export function listOrdersPageOf(customerId: string, part: Pick<OrdersPart, "size" | "before">) {
  const own = { name: "own", condition: "part.customer_id = $3", values: [customerId] }
  return readPart({ ...allOrders, ...own }, part)
}
