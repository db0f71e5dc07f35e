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

/** The refusal that names what cannot be delivered. */
export function soldOut(products: readonly SaleProduct[]): Refusal {
  return new Refusal(messages.outOfStock(products.map(({ name }) => name)))
}
