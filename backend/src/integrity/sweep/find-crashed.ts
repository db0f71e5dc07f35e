import { pool } from "../../db/pool"
import { cancellationBegun } from "../half-cancelled"
import { lookThrough } from "../look-through"
import { holdings, parcelled, placedHere, standing, wronglyPacked } from "../sql"
import { uncredited } from "../uncredited"
import type { MissingCredit } from "./heal-credit"

/** An order that a crash left in between, and what it wants. */
export interface Crashed {
  readonly id: string
  readonly stock: boolean
  readonly cancel: boolean
  readonly credit: MissingCredit | null
  /** Since when nobody had touched it, as Postgres writes a moment. */
  readonly since: string
}

/** So many are found at once; the next look finds the rest. */
export const MOST_CRASHED = 200

/** Which orders are looked at: a condition on the column that names them. */
type Among = (order: string) => string

/** Stock, parcels or reservations that do not fit together; see the invariants of the same words. */
const stock = (among: Among) => `
  select order_id from (${holdings}) line where held <> needed and ${among("order_id")}
  union select order_id from (
    select order_id, inventory_item_id, units from (${parcelled}) content
    where inventory_item_id is not null
    union all select order_id, inventory_item_id, units from shop_stock_move
  ) both_sides where ${among("order_id")}
  group by order_id, inventory_item_id having sum(units) <> 0
  union select order_id from (${wronglyPacked(among("order_id"))}) line where ${among("order_id")}
  union select order_id from (${parcelled}) content
  where ${among("order_id")} and not exists (select from order_fulfillment link
    where link.fulfillment_id = content.parcel_id and link.deleted_at is null)`

/** A cancellation that stopped half-way, or an order from a cart whose completion never finished. */
const cancel = (among: Among) => `
  select o.id as order_id from "order" o
  where ${standing} and o.status = 'pending' and ${among("o.id")}
    and o.id in (select order_id from (${cancellationBegun}) begun where ${among("order_id")})
  union
  select o.id from "order" o where ${standing} and o.status = 'pending' and ${among("o.id")}
    and (${placedHere} or exists (select from order_cart link where link.order_id = o.id))
    and not exists (select from order_payment_collection link
      where link.order_id = o.id and link.deleted_at is null)`

/** Orders of which something was written after `moment`: somebody may be at them still. */
const touchedAfter = (moment: string) => `
  select id as order_id from "order" where updated_at > ${moment}
  union select order_id from order_item where updated_at > ${moment}
  union select order_id from shop_stock_move where moved_at > ${moment}
  union select order_id from order_change where updated_at > ${moment}
  union select order_id from order_transaction where updated_at > ${moment}
  union select link.order_id from order_payment_collection link
    join payment p on p.payment_collection_id = link.payment_collection_id
    where p.updated_at > ${moment}
  union select link.order_id from order_payment_collection link
    join payment p on p.payment_collection_id = link.payment_collection_id
    join refund back on back.payment_id = p.id
    where back.updated_at > ${moment}
  union select item.order_id from reservation_item held
    join order_item item on item.item_id = held.line_item_id and item.deleted_at is null
    where held.updated_at > ${moment}
  union select item.order_id from reservation_item held
    join order_item item on item.item_id = held.line_item_id and item.deleted_at is null
    where held.deleted_at > ${moment}
  union select item.order_id from fulfillment parcel
    join fulfillment_item content on content.fulfillment_id = parcel.id and content.deleted_at is null
    join order_item item on item.item_id = content.line_item_id and item.deleted_at is null
    where parcel.updated_at > ${moment}`

const find = (among: Among) => `
  with stock as materialized (${stock(among)}), cancel as materialized (${cancel(among)}),
    credit as materialized (select * from (${uncredited}) waits where ${among("order_id")}),
    busy as materialized (${touchedAfter("now() - make_interval(secs => $1)")})
  select o.id, exists (select from stock where order_id = o.id) as stock,
    exists (select from cancel where order_id = o.id) as cancel,
    (select jsonb_build_object('amount', amount, 'collection_id', collection_id)
      from credit where order_id = o.id) as credit,
    (now() - make_interval(secs => $1))::text as since
  from "order" o
  where o.id in (select order_id from stock union select order_id from cancel
      union select order_id from credit)
    and o.id not in (select order_id from busy)
  order by o.created_at limit ${MOST_CRASHED}`

const findAmongAll = find(() => "true")
const findAmong = find((order) => `${order} = any ($2)`)

/**
 * Orders in between which nobody has touched for `quiet` seconds: of the whole history, which takes the
 * longer the older a shop is, or of those that were touched since `since`, as Postgres writes an interval.
 */
export async function findCrashed(quiet: number, since?: string): Promise<Crashed[]> {
  if (!since) return lookThrough<Crashed & Record<string, unknown>>(findAmongAll, [quiet])
  const touched = await lookThrough<{ order_id: string }>(touchedAfter("now() - $1::interval"), [
    since,
  ])
  const ids = touched.map(({ order_id }) => order_id)
  return lookThrough<Crashed & Record<string, unknown>>(findAmong, [quiet, ids])
}

/** Whether somebody touched an order since it was found; to be asked while nobody else may. */
export async function wasTouched({ id, since }: Crashed): Promise<boolean> {
  const { rowCount } = await pool().query(
    `select from (${touchedAfter("$2::timestamptz")}) touched where order_id = $1`,
    [id, since],
  )
  return rowCount !== 0
}
