import { productsQuery, useQuery } from "@shop/kernel"
import { countOf, linesOf } from "./cart-lines"
import { useCartItems } from "./use-cart"

/**
 * How many things are in the cart. Once a screen has loaded the products, only what is on sale
 * counts, as on the cart screen; this hook itself loads nothing, since every page's header uses it.
 */
export function useCartCount(): number {
  const items = useCartItems()
  const { data: products } = useQuery({ ...productsQuery, enabled: false })
  if (products) return countOf(linesOf(items, products))
  return Object.values(items).reduce((sum, quantity) => sum + quantity, 0)
}
