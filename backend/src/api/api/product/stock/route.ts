import { messages } from "@shop/api/messages"
import { catalogue } from "../../../../catalogue"
import { findOnShelf } from "../../../../catalogue/find-on-shelf"
import type { ShelfRow } from "../../../../catalogue/shelf"
import { Refusal } from "../../../../refusal"
import { setStockWorkflow } from "../../../../workflows/product/set-stock"
import type { Units } from "../../../../workflows/product/steps/set-units"
import { call } from "../../../call"
import { checkQuantity } from "../add/check-product"

/** Turns a product's switch; the list shows it before the answer leaves. */
export const PUT = call("product.stock", async ({ body, scope }) => {
  const { productId, inStock, quantity } = body
  const [product] = await findOnShelf([productId])
  if (!product) throw new Refusal(messages.productUnknown)
  const units = quantity === undefined ? undefined : unitsOf(product, quantity)
  const left = units?.quantity ?? product.available
  if (inStock && product.counted && !left)
    throw new Refusal(messages.stockEmpty, { needsQuantity: true })
  await setStockWorkflow(scope).run({ input: { productId, inStock, units } })
  await catalogue.settled()
  return { message: messages.stockUpdated }
})

/** @throws Refusal when the quantity breaks its rule or the product's units are not counted */
function unitsOf(product: ShelfRow, quantity: number): Units {
  checkQuantity(quantity)
  const { counted, inventory_item_id, location_id } = product
  if (!counted || !inventory_item_id || !location_id) throw new Refusal(messages.stockNotCounted)
  return { inventoryItemId: inventory_item_id, locationId: location_id, quantity }
}
