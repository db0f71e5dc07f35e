import { categoryKeys, type CategoryKey, type Product } from "@shop/api"

/** The address that the catalog gives a category's page. */
export function categoryPath(category: string): string {
  return `/products/${encodeURIComponent(category.toLowerCase())}`
}

/** The address that the catalog gives a product's page. */
export function productPath({ category, _id }: Product): string {
  return `${categoryPath(category)}/${encodeURIComponent(_id)}`
}

/** The category of an address, whatever its case. */
export function categoryOf(part: string): CategoryKey | undefined {
  return categoryKeys.find((key) => key.toLowerCase() === part.toLowerCase())
}
