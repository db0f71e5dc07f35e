import type { ProductChange } from "@shop/api/client"
import { api } from "@shop/kernel"

/** Sends a change of a product; new pictures come after those that are kept. */
export function saveProduct(change: ProductChange, images: readonly File[] = []) {
  const form = new FormData()
  form.set("productData", JSON.stringify(change))
  for (const image of images) form.append("images", image)
  return api.product.update(form)
}
