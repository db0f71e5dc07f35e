import type { Product } from "@shop/kernel"

const RELATED_PRODUCTS = 5

/** Up to five other products of the same category that are in stock. */
export function findRelatedProducts(product: Product, products: readonly Product[]): Product[] {
  return products
    .filter(
      (other) => other.inStock && other.category === product.category && other._id !== product._id,
    )
    .slice(0, RELATED_PRODUCTS)
}
