import { messages } from "@shop/api/messages"
import { catalogue } from "../../../../catalogue"
import { findOnShelf } from "../../../../catalogue/find-on-shelf"
import { Refusal } from "../../../../refusal"
import { setStockWorkflow } from "../../../../workflows/product/set-stock"
import { unitsToSet } from "../../../../workflows/product/units-to-set"
import { call } from "../../../call"
import { checkQuantity } from "../add/check-product"

/** Turns a product's switch; the list shows it before the answer leaves. */
export const PUT = call("product.stock", async ({ body, scope }) => {
  const { productId, inStock, quantity } = body
  const [product] = await findOnShelf([productId])
  if (!product) throw new Refusal(messages.productUnknown)
  if (quantity !== undefined) checkQuantity(quantity)
  const units = quantity === undefined ? undefined : await unitsToSet(product, quantity)
  const left = quantity ?? product.available
  if (inStock && product.counted && !left)
    throw new Refusal(messages.stockEmpty, { needsQuantity: true })
  await setStockWorkflow(scope).run({ input: { productId, inStock, units } })
  await catalogue.settled()
  return { message: messages.stockUpdated }
})
