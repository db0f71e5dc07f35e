import { generateEntityId } from "@medusajs/framework/utils"
import { fullestLocation, sellingLocation } from "../../catalogue/fullest-location"
import type { Db } from "../../db/pool"
import { holdings } from "../sql"

interface Holding {
  readonly line_id: string
  readonly inventory_item_id: string
  readonly needed: string
  readonly location_id: string | null
}

/**
 * Where the line's items were reserved last, what still is before what was; or else where the line is sold
 * from, that it can be packed. Where no location has all of its items, each is at least promised.
 */
const place = `
  select coalesce(
    (select r.location_id from reservation_item r
      join inventory_level level on level.inventory_item_id = holding.inventory_item_id
        and level.location_id = r.location_id and level.deleted_at is null
      where r.line_item_id = line.id
      order by r.deleted_at is null desc, r.created_at desc limit 1),
    (select location_id from (${sellingLocation("line.variant_id", "o.sales_channel_id")}) together),
    (select location_id from (${fullestLocation("holding.inventory_item_id", "o.sales_channel_id")}) fullest))
  from order_line_item line join "order" o on o.id = holding.order_id
  where line.id = holding.line_id`

const wrong = `
  select line_id, inventory_item_id, needed, (${place}) as location_id
  from (${holdings}) holding where order_id = $1 and held <> needed
  order by inventory_item_id, line_id`

const free = `
  update reservation_item set deleted_at = now(), updated_at = now()
  where line_item_id = $1 and inventory_item_id = $2 and deleted_at is null`

const reserve = `
  insert into reservation_item
    (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity, allow_backorder)
  select $1, line.id, $3, $4, $5::numeric, shop_raw_number($5::numeric), v.allow_backorder
  from order_line_item line join product_variant v on v.id = line.variant_id where line.id = $2`

/**
 * Lets each line of an order hold exactly the units that are still to be packed.
 * @returns what was done, in words
 * @throws Postgres error SH001 when units are missing that nobody has left
 */
export async function healReservations(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await db.query<Holding & Record<string, unknown>>(wrong, [orderId])
  const done: string[] = []
  for (const { line_id: line, inventory_item_id: item, needed, location_id: place } of rows) {
    await db.query(free, [line, item])
    const id = generateEntityId(undefined, "resitem")
    if (Number(needed) > 0) await db.query(reserve, [id, line, item, place, needed])
    done.push(`reserved ${Number(needed)} units, as many as are to be packed`)
  }
  return done
}
