import { messages } from "@shop/api/messages"
import { catalogue } from "../../../../catalogue"
import { findOnSellerShelf } from "../../../../catalogue/seller-shelf"
import { Refusal } from "../../../../refusal"
import { withdrawProductWorkflow } from "../../../../workflows/product/withdraw-product"
import { call } from "../../../call"

/** Takes a product off the shelf or puts it back; the list shows it before the answer leaves. */
export const POST = call("product.withdraw", async ({ body, scope }) => {
  if (!(await findOnSellerShelf(body.productId))) throw new Refusal(messages.productUnknown)
  await withdrawProductWorkflow(scope).run({ input: body })
  await catalogue.settled()
  return { message: body.withdrawn ? messages.productWithdrawn : messages.productPutBack }
})
