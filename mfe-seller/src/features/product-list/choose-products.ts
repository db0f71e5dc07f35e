import type { SellerProduct } from "@shop/api/client"

/** Counted products with so many units or fewer are running out. */
export const LOW = 5

/** What of the list is shown, by the name it has in the address. */
export const filters = {
  "in-stock": ({ inStock, withdrawn }) => inStock && !withdrawn,
  "out-of-stock": ({ inStock, withdrawn }) => !inStock && !withdrawn,
  low: ({ quantity, withdrawn }) => quantity !== undefined && quantity <= LOW && !withdrawn,
  counted: ({ quantity }) => quantity !== undefined,
  withdrawn: ({ withdrawn }) => withdrawn,
} satisfies Record<string, (product: SellerProduct) => boolean>

export type Filter = keyof typeof filters

export interface ProductChoice {
  /** A part of the name, in any case. */
  search: string
  /** A category's key; the empty text for any. */
  category: string
  filter: Filter | undefined
}

/** The products that are wanted, in their order. */
export function chooseProducts(
  products: readonly SellerProduct[],
  { search, category, filter }: ProductChoice,
): SellerProduct[] {
  const text = search.trim().toLocaleLowerCase()
  return products.filter(
    (product) =>
      product.name.toLocaleLowerCase().includes(text) &&
      (!category || product.category === category) &&
      (!filter || filters[filter](product)),
  )
}
