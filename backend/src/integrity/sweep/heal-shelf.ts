import type { Db } from "../../db/pool"
import { parcelled } from "../sql"

/** Units that an order took from the shelf beyond what its parcels hold; negative if it took too few. */
const drift = `
  select inventory_item_id, location_id, -sum(units) as units from (
    select inventory_item_id, location_id, units from (${parcelled}) content
    where order_id = $1 and inventory_item_id is not null
    union all
    select inventory_item_id, location_id, units from shop_stock_move where order_id = $1
  ) both_sides
  group by 1, 2 having sum(units) <> 0 order by 1, 2`

const putBack = `
  update inventory_level set stocked_quantity = stocked_quantity + $3,
    raw_stocked_quantity = shop_raw_number(stocked_quantity + $3), updated_at = now()
  where inventory_item_id = $1 and location_id = $2 and deleted_at is null`

const remember = `
  insert into shop_stock_move (order_id, inventory_item_id, location_id, units)
  values ($1, $2, $3, $4)`

/**
 * Puts back on the shelf what a crashed packing took, or takes what a crashed unpacking put back.
 * @returns what was done, in words
 */
export async function healShelf(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await db.query<{
    inventory_item_id: string
    location_id: string
    units: string
  }>(drift, [orderId])
  for (const { inventory_item_id: item, location_id: location, units } of rows) {
    await db.query(putBack, [item, location, units])
    await db.query(remember, [orderId, item, location, units])
  }
  return rows.map(({ units }) => `changed the shelf by ${Number(units)} units`)
}
