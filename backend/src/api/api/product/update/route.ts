import { limits, productChange } from "@shop/api"
import { messages } from "@shop/api/messages"
import { catalogue } from "../../../../catalogue"
import { imageUrl } from "../../../../catalogue/image-url"
import { findOnSellerShelf } from "../../../../catalogue/seller-shelf"
import type { ShelfRow } from "../../../../catalogue/shelf"
import { toProduct } from "../../../../catalogue/to-product"
import { Refusal } from "../../../../refusal"
import { updateProduct } from "../../../../workflows/product/update-product"
import { call } from "../../../call"
import { parseWith } from "../../../parse-with"
import { parseJson } from "../../../read-body"
import { checkProduct } from "../add/check-product"
import { encodePictures } from "../add/encode-pictures"

/** Changes what a form says of a product; the list shows it before the answer leaves. */
export const POST = call("product.update", async ({ body, images, scope }) => {
  const {
    productId,
    images: keep,
    ...changes
  } = parseWith(productChange, parseJson(body.productData))
  const row = await findOnSellerShelf(productId)
  if (!row) throw new Refusal(messages.productUnknown)
  const kept = keptImages(row, keep)
  // A product that has more than four from Medusa Admin keeps them, and takes no more.
  const pictures = await encodePictures(images, Math.max(0, limits.images - kept.length))
  await updateProduct(scope, {
    productId,
    check: (now) => checkProduct({ ...toProduct(now), ...changes }),
    images: keep || pictures.length > 0 ? { kept, added: pictures } : undefined,
  })
  await catalogue.settled()
  return { message: messages.productUpdated }
})

/** Addresses as they are stored. @throws Refusal for one that the product does not have */
function keptImages(row: ShelfRow, keep: readonly string[] | undefined): string[] {
  const stored = row.image_urls ?? (row.thumbnail ? [row.thumbnail] : [])
  if (!keep) return [...stored]
  return [...new Set(keep)].map((wanted) => {
    const found = stored.find((url) => imageUrl(url) === wanted)
    if (!found) throw new Refusal(messages.imageUnknown)
    return found
  })
}
