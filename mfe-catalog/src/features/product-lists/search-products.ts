import type { Product } from "@shop/kernel"

/** The products in stock whose name contains the text, whatever its case; all of them for no text. */
export function searchProducts(products: readonly Product[], text: string): Product[] {
  const wanted = text.trim().toLowerCase()
  return products.filter(
    (product) => product.inStock && product.name.toLowerCase().includes(wanted),
  )
}
