import type { RunningShop } from "./start-shop"

/** Where a product's units are counted, as Medusa's APIs name it, and how many there are. */
export interface StockLevel {
  readonly item: string
  readonly location: string
  readonly stocked: number
  readonly reserved: number
}

/** The one level of a counted product. */
export async function stockLevel(shop: RunningShop, productId: string): Promise<StockLevel> {
  const { rows } = await shop.db.query<StockLevel>(
    `select level.inventory_item_id as item, level.location_id as location,
       level.stocked_quantity::int as stocked, level.reserved_quantity::int as reserved
     from inventory_level level
     join product_variant_inventory_item part on part.inventory_item_id = level.inventory_item_id
     join product_variant v on v.id = part.variant_id
     where v.product_id = $1 and level.deleted_at is null`,
    [productId],
  )
  const [level] = rows
  if (!level) throw new Error(`${productId} is not counted.`)
  return level
}
