import { useProducts } from "@shop/kernel"
import { linesOf } from "./cart-lines"
import { useCartItems } from "./use-cart"

/** The cart's lines with the query that loads their products; none while it loads. */
export function useCartLines() {
  const items = useCartItems()
  const products = useProducts()
  return { lines: linesOf(items, products.data ?? []), products }
}
