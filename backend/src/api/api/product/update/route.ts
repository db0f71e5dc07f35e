import { productChange } from "@shop/api"
import { messages } from "@shop/api/messages"
import { catalogue } from "../../../../catalogue"
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
import { keptImages } from "./kept-images"

/** Changes what a form says of a product; the list shows it before the answer leaves. */
export const POST = call("product.update", async ({ body, images, scope }) => {
  const {
    productId,
    images: keep,
    imagesSeen,
    ...changes
  } = parseWith(productChange, parseJson(body.productData))
  const row = await findOnSellerShelf(productId)
  if (!row) throw new Refusal(messages.productUnknown)
  const seen = imagesSeen ?? toProduct(row).images
  const kept = (now: ShelfRow) => keptImages(now, { seen, keep, added: images.length })
  // What can be refused at once does not wait for pictures to be encoded.
  kept(row)
  const pictures = await encodePictures(images)
  await updateProduct(scope, {
    productId,
    check: (now) => checkProduct({ ...toProduct(now), ...changes }),
    images: keep || pictures.length > 0 ? { kept, added: pictures } : undefined,
  })
  await catalogue.settled()
  return { message: messages.productUpdated }
})
