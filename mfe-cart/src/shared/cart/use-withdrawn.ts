import type { Product } from "@shop/kernel"
import { useSeenProducts } from "./seen-products"
import { useCartItems } from "./use-cart"

/** Something that was in the cart and is no longer sold; its name where this browser has seen it. */
export interface Withdrawn {
  productId: string
  name: string | undefined
}

/**
 * What was put into the cart and has left the shelf. The server drops it from a saved cart without a
 * word, so what is remembered of it counts as well as what the cart still holds.
 */
export function useWithdrawn(products: readonly Product[] | undefined): Withdrawn[] {
  const items = useCartItems()
  const seen = useSeenProducts()
  if (!products) return []
  const onSale = new Set(products.map(({ _id }) => _id))
  return [...new Set([...Object.keys(items), ...Object.keys(seen)])]
    .filter((productId) => !onSale.has(productId))
    .map((productId) => ({ productId, name: seen[productId]?.name }))
}
