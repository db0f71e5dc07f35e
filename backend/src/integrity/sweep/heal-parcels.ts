import { generateEntityId } from "@medusajs/framework/utils"
import type { Db } from "../../db/pool"
import { parcelled } from "../sql"

interface Content {
  readonly parcel_id: string
  readonly line_item_id: string
  /** Null where nobody knows. */
  readonly pieces: number | null
  /** Sent or delivered: whatever is counted, the units are not on the shelf. */
  readonly is_gone: boolean
}

const contents = `
  select parcel_id, line_item_id, max(pieces)::float8 as pieces, is_gone
  from (${parcelled}) content where order_id = $1
  group by parcel_id, line_item_id, created_at, is_gone order by created_at desc, parcel_id`

const packed = `
  select item.item_id, item.fulfilled_quantity::float8 as units from order_item item
  join "order" o on o.id = item.order_id and o.version = item.version
  where o.id = $1 and item.deleted_at is null`

const link = `
  insert into order_fulfillment (id, order_id, fulfillment_id)
  select $3::text, $1::text, $2::text
  where not exists (select from order_fulfillment where fulfillment_id = $2::text and deleted_at is null)`

/**
 * Parcels of a crashed packing or unpacking: what the order itself counts as packed is true. Parcels
 * beyond that, newest first, are cancelled, unless they are gone; a true one that the order was never told
 * of is told.
 * @returns what was done, in words
 */
export async function healParcels(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await db.query<Content & Record<string, unknown>>(contents, [orderId])
  const said = await db.query<{ item_id: string; units: number }>(packed, [orderId])
  const surplus = new Map(said.rows.map(({ item_id, units }) => [item_id, -units]))
  const parcels = new Map<string, Content[]>()
  for (const content of rows) {
    const { line_item_id: line, parcel_id: parcel, pieces } = content
    surplus.set(line, (surplus.get(line) ?? 0) + (pieces ?? -Infinity))
    parcels.set(parcel, [...(parcels.get(parcel) ?? []), content])
  }
  const done: string[] = []
  for (const [parcel, lines] of parcels) {
    const isSurplus = lines.every(
      (of) => !of.is_gone && (surplus.get(of.line_item_id) ?? 0) >= (of.pieces ?? Infinity),
    )
    if (isSurplus) {
      for (const { line_item_id: line, pieces } of lines)
        surplus.set(line, (surplus.get(line) ?? 0) - (pieces ?? 0))
      await db.query(
        `update fulfillment set canceled_at = now(), updated_at = now() where id = $1`,
        [parcel],
      )
      done.push("cancelled a parcel that was never packed")
      continue
    }
    if (lines.some(({ pieces, is_gone }) => pieces === null && !is_gone)) continue
    const id = generateEntityId(undefined, "ordful")
    const { rowCount } = await db.query(link, [orderId, parcel, id])
    if (rowCount) done.push("gave the order its parcel")
  }
  return done
}
