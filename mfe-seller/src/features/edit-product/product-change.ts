import type { Product, ProductChange } from "@shop/api/client"
import type { ProductData } from "@shop/kernel"

/**
 * What a form changes of a product; undefined where that is nothing. What stays is not sent, so that
 * nothing is overwritten that somebody else changes meanwhile, nor a price that a price list decides.
 */
export function productChange(
  product: Product,
  data: ProductData,
  images: readonly (File | string)[],
): { change: ProductChange; added: File[] } | undefined {
  const kept = images.filter((image) => typeof image === "string")
  const added = images.filter((image) => typeof image !== "string")
  const wanted = { ...data, weight: data.weight ?? "" }
  const before: typeof wanted = { ...product, weight: product.weight ?? "" }
  const keys = ["name", "description", "category", "price", "offerPrice", "weight"] as const
  const changed = Object.fromEntries(
    keys
      .filter((key) => String(wanted[key]) !== String(before[key]))
      .map((key) => [key, wanted[key]]),
  )
  const keepsAll = kept.join() === product.images.join()
  if (keepsAll && added.length === 0 && Object.keys(changed).length === 0) return undefined
  const change = {
    productId: product._id,
    ...changed,
    ...(!keepsAll && { images: kept }),
    ...((!keepsAll || added.length > 0) && { imagesSeen: product.images }),
  }
  return { change, added }
}
