import { paiseFromRupees, totalsOf, type Totals } from "@shop/api/money"
import type { CartItems, Product } from "@shop/kernel"

/** A product in the cart. */
export interface CartLine {
  product: Product
  quantity: number
}

/** The cart's lines in the products' order; what matches no product on sale does not count. */
export function linesOf(items: CartItems, products: readonly Product[]): CartLine[] {
  return products.flatMap((product) => {
    const quantity = items[product._id] ?? 0
    return quantity > 0 ? [{ product, quantity }] : []
  })
}

/** A line as far as its price goes; those of orders, whose products may be sold no more, are such. */
interface PricedLine {
  product: Pick<Product, "offerPrice">
  quantity: number
}

/** What the lines cost, in paise. */
export function totalsOfLines(lines: readonly PricedLine[]): Totals {
  return totalsOf(
    lines.map(({ product, quantity }) => ({
      unitPaise: paiseFromRupees(product.offerPrice) ?? 0,
      quantity,
    })),
  )
}

/** How many things the lines hold together. */
export function countOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
