import { messages } from "@shop/api/messages"
import { sellingLevels, shopChannel } from "../../catalogue/fullest-location"
import type { ShelfRow } from "../../catalogue/shelf"
import { pool } from "../../db/pool"
import { Refusal } from "../../refusal"
import type { Units } from "./steps/set-units"

interface Part {
  readonly inventory_item_id: string
  /** Pieces of the item in one unit of the product. */
  readonly required_quantity: number
  /** Most pieces left at any other location that the shop sells from. */
  readonly elsewhere: number
}

const parts = {
  name: "product_parts",
  text: `
    select part.inventory_item_id, part.required_quantity,
      coalesce((select max(each.available) from (
        select level.location_id, level.stocked_quantity - level.reserved_quantity as available
        from ${sellingLevels("part.inventory_item_id", shopChannel)}
      ) each where each.location_id <> $2), 0)::float8 as elsewhere
    from product_variant_inventory_item part
    where part.variant_id = $1 and part.deleted_at is null`,
}

/**
 * What to count so that `quantity` units of a product can be sold. One number says it only of what is
 * made of one item and has most left at the location where that is counted.
 * @throws Refusal for what is not counted, for a kit of several items, and for more units elsewhere
 */
export async function unitsToSet(product: ShelfRow, quantity: number): Promise<Units> {
  const { counted, variant_id, location_id: locationId } = product
  const values = [variant_id, locationId]
  const { rows } = await pool().query<Part & Record<string, unknown>>({ ...parts, values })
  const [part, ...more] = rows
  if (!counted || !part || !locationId) throw new Refusal(messages.stockNotCounted)
  if (more.length > 0) throw new Refusal(messages.stockOfKit)
  const pieces = quantity * part.required_quantity
  if (part.elsewhere > pieces) throw new Refusal(messages.stockElsewhere)
  return { inventoryItemId: part.inventory_item_id, locationId, quantity: pieces }
}
