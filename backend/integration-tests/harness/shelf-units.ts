import type { Shop } from "./start-shop"

/** Units of a product on the shelf, and those promised to orders. */
export async function shelfUnits(
  shop: Shop,
  productId: string,
): Promise<{ stocked: number; reserved: number }> {
  const { rows } = await shop.db.query<{ stocked: number; reserved: number }>(
    `select level.stocked_quantity::int as stocked, level.reserved_quantity::int as reserved
     from inventory_level level
     join product_variant_inventory_item part on part.inventory_item_id = level.inventory_item_id
     join product_variant v on v.id = part.variant_id where v.product_id = $1`,
    [productId],
  )
  return rows[0] ?? { stocked: NaN, reserved: NaN }
}
