import { messages } from "@shop/api/messages"
import { productData } from "@shop/api"
import { catalogue } from "../../../../catalogue"
import { addProductWorkflow } from "../../../../workflows/product/add-product"
import { call } from "../../../call"
import { parseWith } from "../../../parse-with"
import { parseJson } from "../../../read-body"
import { checkProduct } from "./check-product"
import { encodePictures } from "./encode-pictures"

/** Puts a product on sale; it is in the list before the answer leaves. */
export const POST = call("product.add", async ({ body, images, scope }) => {
  const product = checkProduct(parseWith(productData, parseJson(body.productData)))
  const pictures = await encodePictures(images)
  await addProductWorkflow(scope).run({ input: { product, pictures } })
  await catalogue.settled()
  return { message: messages.productAdded }
})
