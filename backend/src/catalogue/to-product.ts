import { categoryKeys, type Product } from "@shop/api"
import { rupeesFromPaise } from "@shop/api/money"
import { imageUrl, placeholderImage } from "./image-url"
import { printedWeight } from "./printed-weight"
import type { ShelfRow } from "./shelf"

/** A row of the shelf as the API writes it: rupees, description in lines, at least one image. */
export function toProduct(row: ShelfRow): Product {
  const category = categoryKeys.find((key) => key.toLowerCase() === row.category)
  if (!category) throw new Error(`The shelf holds an unknown category: ${row.category}`)
  const stored = row.image_urls ?? (row.thumbnail ? [row.thumbnail] : [])
  const images = stored.map(imageUrl).filter((url) => url !== undefined)
  const weight = printedWeight(row.weight_grams, row.weight_text)
  return {
    _id: row.product_id,
    name: row.name,
    category,
    description: descriptionLines(row.description),
    price: rupeesFromPaise(row.price),
    offerPrice: rupeesFromPaise(row.offer_price),
    images: images.length > 0 ? images : [placeholderImage],
    inStock: row.in_stock,
    ...(weight !== undefined && { weight }),
  }
}

function descriptionLines(text: string | null): string[] {
  return (text ?? "")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
