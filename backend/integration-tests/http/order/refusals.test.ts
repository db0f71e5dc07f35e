import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { itemsOf, type ReadyShopper, readyShopper } from "../../harness/crowd"
import { addProduct } from "../../harness/products"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let shopper: ReadyShopper
let product: { _id: string; name: string }
beforeAll(async () => {
  shop = await sharedShop()
  seller = await signInSeller(shop)
  shopper = await readyShopper(shop)
  product = await addProduct(shop, seller, { quantity: 50 })
})

const countOrders = async () => (await shop.db.query(`select from "order"`)).rowCount

/** Sends a body and expects that nothing was ordered, whoever asked. */
async function send(body: unknown, headers: Record<string, string> = {}, path = "/api/order/cod") {
  const before = await countOrders()
  const answer = await shopper.browser.post(path, body, headers)
  expect(await countOrders()).toBe(before)
  return answer
}

const request = (changes: object = {}) => ({
  items: itemsOf({ [product._id]: 1 }),
  addressId: shopper.addressId,
  ...changes,
})
const refusal = (sentence: string) => ({ success: false, message: sentence, error: sentence })

it("refuses an empty basket", async () => {
  const { status, body } = await send(request({ items: [] }))
  expect({ status, body }).toEqual({ status: 200, body: refusal(messages.cartEmpty) })
})

it.each([0, -1, 0.5, 1.0000001, 100, 1e21, -0])("refuses a quantity of %s", async (quantity) => {
  const { status, body } = await send(request({ items: [{ productId: product._id, quantity }] }))
  expect({ status, body }).toEqual({ status: 200, body: refusal(messages.orderQuantityInvalid) })
})

it("refuses lines of one product that sum to more than 99, or hide a negative one", async () => {
  for (const [one, other] of [
    [60, 40],
    [5, -3],
  ]) {
    const items = [one, other].map((quantity) => ({ productId: product._id, quantity }))
    expect((await send(request({ items }))).body).toEqual(refusal(messages.orderQuantityInvalid))
  }
})

it.each(["prod_unknown", "", "__proto__", "constructor", "' or 1=1 --"])(
  "refuses a product it does not know: %s",
  async (productId) => {
    const { status, body } = await send(request({ items: [{ productId, quantity: 1 }] }))
    expect({ status, body }).toEqual({ status: 200, body: refusal(messages.orderProductUnknown) })
  },
)

it("refuses a product that left the shelf after it was put into the cart", async () => {
  const draft = await addProduct(shop, seller)
  const admin = await signInAdmin(shop)
  await admin.post(`/admin/products/${draft._id}`, { status: "draft" })
  const { body } = await send(request({ items: itemsOf({ [draft._id]: 1, [product._id]: 1 }) }))
  expect(body).toEqual(refusal(messages.orderProductUnknown))
})

it("names every product that is out of stock, switched off or short of units", async () => {
  const [off, short, fine] = await Promise.all([
    addProduct(shop, seller),
    addProduct(shop, seller, { quantity: 2 }),
    addProduct(shop, seller, { quantity: 3 }),
  ])
  await seller.put("/api/product/stock", { productId: off._id, inStock: false })
  const items = itemsOf({ [off._id]: 1, [fine._id]: 3, [short._id]: 3 })
  const { status, body } = await send(request({ items }))
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ...refusal(messages.outOfStock([off.name, short.name])),
      shortages: [
        { productId: off._id, left: 0 },
        { productId: short._id, left: 2 },
      ],
    },
  })
})

it("refuses somebody else's address exactly as an unknown one", async () => {
  const other = await readyShopper(shop)
  for (const addressId of [other.addressId, "cuaddr_unknown", ""]) {
    const { status, body } = await send(request({ addressId }))
    expect({ status, body }).toEqual({ status: 200, body: refusal(messages.addressUnknown) })
  }
})

it("refuses another amount than the server's, and tells the new one", async () => {
  for (const expectedAmount of [1, 101.98, 102, -101.99, 101.989, 1e15]) {
    const { status, body } = await send(request({ expectedAmount }))
    expect(status).toBe(200)
    expect(body).toEqual({ ...refusal(messages.amountChanged("₹101.99")), amount: 101.99 })
  }
})

it("answers 403 when the body names another user", async () => {
  const other = await readyShopper(shop)
  for (const userId of [other.id, ""]) {
    const { status, body } = await send(request({ userId }))
    expect({ status, body }).toEqual({ status: 403, body: refusal(messages.roleWrong) })
  }
})

it.each([
  ["items", { items: undefined }],
  ["items", { items: { length: 1 } }],
  ["items.0.quantity", { items: [{ productId: "p", quantity: "1" }] }],
  ["items.0.productId", { items: [{ productId: 7, quantity: 1 }] }],
  ["items.0.quantity", { items: [{ productId: "p" }] }],
  ["items.0", { items: [null] }],
  ["addressId", { addressId: null }],
  ["expectedAmount", { expectedAmount: "102" }],
  ["userId", { userId: 1 }],
])("answers 400 naming %s when it is missing or of the wrong type", async (field, changes) => {
  const { status, body } = await send(request(changes))
  expect({ status, body }).toEqual({ status: 400, body: refusal(messages.fieldInvalid(field)) })
})

it("answers 400 to a key of more than 255 characters", async () => {
  const { status, body } = await send(request(), { "idempotency-key": "k".repeat(256) })
  expect({ status, body }).toEqual({ status: 400, body: refusal(messages.keyTooLong) })
})

it("answers 413 to 5 MB, and refuses 1,500 lines of nothing as unknown", async () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ productId: `prod_${at}`, quantity: 1 }))
  expect((await send(request({ items: items(120_000) }))).status).toBe(413)
  const { status, body } = await send(request({ items: items(1_500) }))
  expect({ status, body }).toEqual({ status: 200, body: refusal(messages.orderProductUnknown) })
})

it("answers 401 to visitors and 403 to sellers", async () => {
  expect((await shop.browser().post("/api/order/cod", request())).status).toBe(401)
  expect((await shop.browser().get("/api/order/user")).status).toBe(401)
  expect((await seller.post("/api/order/cod", request())).status).toBe(403)
  expect((await seller.get("/api/order/user")).status).toBe(403)
  expect((await shopper.browser.get("/api/order/seller")).status).toBe(403)
})

it("says that a shop without a card provider takes no online payment", async () => {
  const { status, body } = await send(request(), {}, "/api/order/stripe")
  const sentence = messages.onlinePaymentUnavailable
  expect({ status, body }).toEqual({ status: 200, body: refusal(sentence) })
})
