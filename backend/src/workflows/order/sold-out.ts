import { messages } from "@shop/api/messages"
import { Refusal } from "../../refusal"
import type { SaleProduct } from "./sale"

/** Whether this many units can be sold now: switched on, and where units are counted, enough left. */
export function isDeliverable(product: SaleProduct, quantity: number): boolean {
  if (!product.switched_on) return false
  if (!product.counted) return true
  if (product.parts.length === 0) return false
  return product.allow_backorder || (product.available ?? 0) >= quantity
}

/** The refusal that names what cannot be delivered, and says how many of each could be. */
export function soldOut(products: readonly SaleProduct[]): Refusal {
  const shortages = products.map((product) => ({
    productId: product.product_id,
    left: unitsLeft(product),
  }))
  return new Refusal(messages.outOfStock(products.map(({ name }) => name)), { shortages })
}

/** Units that could be sold now; none where selling is switched off. */
function unitsLeft({ switched_on, parts, available }: SaleProduct): number {
  return switched_on && parts.length > 0 ? Math.max(0, available ?? 0) : 0
}
