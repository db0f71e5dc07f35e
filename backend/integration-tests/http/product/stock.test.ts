import { afterAll, beforeAll, expect, it } from "vitest"
import { messages } from "@shop/api/messages"
import { registerShopper, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { addProduct, listed } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
let seller: Browser
beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" })
  seller = await signInSeller(shop)
})
afterAll(() => shop.stop())

const turn = (productId: unknown, inStock: unknown, rest: object = {}) =>
  seller.put("/api/product/stock", { productId, inStock, ...rest })

it("turns an uncounted product off and on", async () => {
  const { _id } = await addProduct(shop, seller)
  expect((await turn(_id, false)).body).toEqual({ success: true, message: messages.stockUpdated })
  expect(await listed(shop, _id)).toMatchObject({ inStock: false })
  await turn(_id, true)
  expect(await listed(shop, _id)).toMatchObject({ inStock: true })
})

it("turns a counted product off without forgetting its count", async () => {
  const { _id } = await addProduct(shop, seller, { quantity: 3 })
  await turn(_id, false)
  expect(await listed(shop, _id)).toMatchObject({ inStock: false })
  expect((await turn(_id, true)).body).toMatchObject({ success: true })
  expect(await listed(shop, _id)).toMatchObject({ inStock: true })
})

it("refuses to switch on a counted product that is empty, unless a quantity comes along", async () => {
  const { _id } = await addProduct(shop, seller, { quantity: 0 })
  const [message, error] = [messages.stockEmpty, messages.stockEmpty]
  const refused = { success: false, message, error, needsQuantity: true }
  expect((await turn(_id, true)).body).toEqual(refused)
  expect((await turn(_id, true, { quantity: 0 })).body).toEqual(refused)
  expect((await turn(_id, true, { quantity: 4 })).body).toMatchObject({ success: true })
  expect(await listed(shop, _id)).toMatchObject({ inStock: true })
})

it("refuses an unknown product, a count that is none, and a count for what is not counted", async () => {
  const { _id } = await addProduct(shop, seller)
  for (const unknown of ["prod_none", "", "__proto__", "' or 1=1 --"])
    expect((await turn(unknown, true)).body.message).toBe(messages.productUnknown)
  for (const quantity of [-1, 1.5, 1e9])
    expect((await turn(_id, true, { quantity })).body.message).toBe(messages.productQuantityInvalid)
  expect((await turn(_id, true, { quantity: 5 })).body).toMatchObject({
    success: false,
    message: messages.stockNotCounted,
  })
})

it.each([
  ["text as a switch", "prod_1", "true", {}],
  ["no switch", "prod_1", undefined, {}],
  ["a number as a product", 5, true, {}],
  ["text as a quantity", "prod_1", true, { quantity: "5" }],
])("answers 400 to %s", async (_what, productId, inStock, rest) => {
  expect((await turn(productId, inStock, rest)).status).toBe(400)
})

it("is for sellers only", async () => {
  const body = { productId: "prod_1", inStock: true }
  expect((await shop.browser().put("/api/product/stock", body)).status).toBe(401)
  const { browser } = await registerShopper(shop)
  expect((await browser.put("/api/product/stock", body)).status).toBe(403)
})

it("waits for an order in flight, which holds the switch until it commits", async () => {
  const { _id } = await addProduct(shop, seller)
  const order = await shop.db.connect()
  await order.query("begin")
  await order.query("select shop_hold_switches(array[$1])", [_id])
  let turned = false
  const turning = turn(_id, false).then(() => (turned = true))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(turned).toBe(false)
  await order.query("commit")
  order.release()
  await turning
  expect(await listed(shop, _id)).toMatchObject({ inStock: false })
})

it("shows each of a hundred turns in the very next list", async () => {
  const { _id } = await addProduct(shop, seller)
  for (let round = 0; round < 100; round++) {
    const inStock = round % 2 === 1
    await turn(_id, inStock)
    expect((await listed(shop, _id))?.inStock).toBe(inStock)
  }
})
