import type { Product } from "@shop/kernel"

/** The address of a category's page; takes the key as products carry it. */
export function categoryPath(category: string): string {
  return `/products/${encodeURIComponent(category.toLowerCase())}`
}

/** The address of a product's page. */
export function productPath(product: Product): string {
  return `${categoryPath(product.category)}/${encodeURIComponent(product._id)}`
}
