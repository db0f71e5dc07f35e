import { messages } from "@shop/api/messages"
import { expect, it } from "vitest"
import type { Browser } from "../../harness/browser"
import { productAndShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import { openSecondLocation } from "../../harness/second-location"
import { shelfUnits } from "../../harness/shelf-units"
import type { RunningShop } from "../../harness/start-shop"
import { stockLevel } from "../../harness/stock-level"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

const post = <Body>(path: string, body: unknown) => asAdmin<Body>(admin, "POST", path, body)
const count = async (productId: string, quantity: number) =>
  (await seller.put("/api/product/stock", { productId, inStock: true, quantity })).body

/** A counted product of which one unit takes so many pieces of its inventory item. */
async function pack(pieces: number) {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 1 })
  const { item, location } = await stockLevel(shop, product._id)
  const { variants } = await adminProduct(admin, product._id)
  const items = `/products/${product._id}/variants/${variants[0]?.id}/inventory-items`
  await post(`${items}/${item}`, { required_quantity: pieces })
  return { id: product._id, shopper, item, location, items }
}

it("counts so many packs of two that just as many can be sold", async () => {
  const { id, shopper } = await pack(2)
  expect(await count(id, 3)).toMatchObject({ success: true })
  expect((await shopper.order({ [id]: 4 })).body).toMatchObject({ success: false })
  expect((await shopper.order({ [id]: 3 })).body).toMatchObject({ success: true })
  expect(await shelfUnits(shop, id)).toEqual({ stocked: 6, reserved: 6 })
})

it("counts no kit of several items by one number", async () => {
  const { id, items } = await pack(1)
  const { inventory_item: second } = await post<{ inventory_item: { id: string } }>(
    "/inventory-items",
    { sku: `second-${id}` },
  )
  await post(items, { inventory_item_id: second.id, required_quantity: 1 })
  expect(await count(id, 3)).toMatchObject({ success: false, message: messages.stockOfKit })
  await asAdmin(admin, "DELETE", `${items}/${second.id}`)
  await asAdmin(admin, "DELETE", `/inventory-items/${second.id}`)
})

it("counts no product down to less than another location has of it", async () => {
  const { id, shopper, item } = await pack(1)
  const second = await openSecondLocation(admin, item, 4)
  expect(await count(id, 0)).toMatchObject({ success: false, message: messages.stockElsewhere })
  expect(await count(id, 1)).toMatchObject({ success: true })
  expect((await shopper.order({ [id]: 2 })).body).toMatchObject({ success: false })
  expect((await shopper.order({ [id]: 1 })).body).toMatchObject({ success: true })
  await asAdmin(admin, "DELETE", `/stock-locations/${second}`)
})
