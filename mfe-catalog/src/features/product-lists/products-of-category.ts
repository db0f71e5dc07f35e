import type { Product } from "@shop/kernel"

/** The products of a category that are in stock; the category's case does not matter. */
export function productsOfCategory(products: readonly Product[], category: string): Product[] {
  const wanted = category.toLowerCase()
  return products.filter((product) => product.inStock && product.category.toLowerCase() === wanted)
}
