import type { Sale, SaleProduct } from "./sale"

/**
 * What would be for sale if the orders of this shopper that wait for a card were closed; of a kit of several
 * items, what might be.
 */
export function asIfClosed(sale: Sale): Sale {
  const back = ({ parts }: SaleProduct) =>
    Math.max(
      0,
      ...parts.map(({ inventory_item_id: item, required_quantity: pieces }) =>
        Math.floor((sale.held[item] ?? 0) / Math.max(pieces, 1)),
      ),
    )
  const products = [...sale.products].map(
    ([id, product]) =>
      [id, { ...product, available: (product.available ?? 0) + back(product) }] as const,
  )
  return { ...sale, products: new Map(products) }
}
