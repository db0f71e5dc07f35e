import type { RunningShop } from "./start-shop"
import { stockLevel } from "./stock-level"

/** Units of a counted product on the shelf, and those promised to orders. */
export async function shelfUnits(
  shop: RunningShop,
  productId: string,
): Promise<{ stocked: number; reserved: number }> {
  const { stocked, reserved } = await stockLevel(shop, productId)
  return { stocked, reserved }
}
