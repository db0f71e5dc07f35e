import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { pool } from "../../db/pool"
import { parcelled } from "../../integrity/sql"

/** Pieces of a line that the order's other parcels hold. */
const elsewhere = `
  select coalesce(sum(pieces), 0) from (
    select max(pieces) as pieces from (${parcelled}) other
    where order_id = $1 and line_item_id = line.id and parcel_id <> parcel.id group by parcel_id) each`

/**
 * Contents of a parcel still here that came from no shelf, of products that have one by now. What the order
 * says is packed beyond its other parcels is this one's: told and not taken out, it may be packed once more.
 */
const uncounted = `
  select content.id, content.line_item_id, content.quantity::float8 as quantity,
    exists (select from order_item item join "order" o on o.id = item.order_id
      and o.version = item.version
      where item.item_id = line.id
        and item.fulfilled_quantity >= content.quantity + (${elsewhere})) as is_packed
  from order_fulfillment link
  join fulfillment parcel on parcel.id = link.fulfillment_id
    and coalesce(parcel.shipped_at, parcel.delivered_at, parcel.canceled_at, parcel.deleted_at)
      is null
  join fulfillment_item content on content.fulfillment_id = parcel.id
  join order_line_item line on line.id = content.line_item_id
  join product_variant v on v.id = line.variant_id and v.manage_inventory
  where link.order_id = $1 and parcel.id = $2 and link.deleted_at is null
    and content.inventory_item_id is null and content.deleted_at is null
    and exists (select from product_variant_inventory_item part
      where part.variant_id = v.id and part.deleted_at is null)`

/**
 * Takes out of a parcel what was packed before somebody turned its counting on in Medusa Admin, so that the
 * rest can be unpacked: Medusa looks for the shelf that it came from, and fails where there is none. It goes
 * onto no shelf, since it was taken from none. The order is told first and once: what a crash breaks off is
 * finished by unpacking again.
 */
export async function takeOutUncounted(
  container: MedusaContainer,
  order_id: string,
  parcelId: string,
): Promise<void> {
  const { rows } = await pool().query<{
    id: string
    line_item_id: string
    quantity: number
    is_packed: boolean
  }>(uncounted, [order_id, parcelId])
  if (rows.length === 0) return
  const items = rows
    .filter(({ is_packed }) => is_packed)
    .map(({ line_item_id: id, quantity }) => ({ id, quantity }))
  const orders = container.resolve<IOrderModuleService>(Modules.ORDER)
  const parcel = { reference: Modules.FULFILLMENT, reference_id: parcelId }
  if (items.length > 0) await orders.cancelFulfillment({ order_id, ...parcel, items })
  await pool().query(`update fulfillment_item set deleted_at = now() where id = any ($1)`, [
    rows.map(({ id }) => id),
  ])
}
