import { messages } from "@shop/api/messages"
import { limits, productData } from "@shop/api"
import { catalogue } from "../../../../catalogue"
import { Refusal } from "../../../../refusal"
import { encodePicture } from "../../../../uploads/encode-picture"
import { addProductWorkflow } from "../../../../workflows/product/add-product"
import { call } from "../../../call"
import { parseWith } from "../../../parse-with"
import { parseJson } from "../../../read-body"
import type { UploadedFile } from "../../../read-form"
import { checkProduct } from "./check-product"

/** Puts a product on sale; it is in the list before the answer leaves. */
export const POST = call("product.add", async ({ body, images, scope }) => {
  const product = checkProduct(parseWith(productData, parseJson(body.productData)))
  const pictures = await encode(images)
  await addProductWorkflow(scope).run({ input: { product, pictures } })
  await catalogue.settled()
  return { message: messages.productAdded }
})

async function encode(images: readonly UploadedFile[]): Promise<string[]> {
  if (images.length > limits.images) throw new Refusal(messages.imagesTooMany)
  if (images.some(({ tooLarge }) => tooLarge)) throw new Refusal(messages.imageTooLarge)
  const pictures: string[] = []
  for (const { content } of images) pictures.push((await encodePicture(content)).toString("base64"))
  return pictures
}
