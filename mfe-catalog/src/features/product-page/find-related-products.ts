import type { Product } from "@shop/kernel"

const RELATED_PRODUCTS = 5

/** Up to five other products of the same category that are in stock. */
export function findRelatedProducts(product: Product, products: readonly Product[]): Product[] {
  const category = product.category.toLowerCase()
  return products
    .filter(({ inStock, category: theirs, _id }) => {
      return inStock && theirs.toLowerCase() === category && _id !== product._id
    })
    .slice(0, RELATED_PRODUCTS)
}
