import { messages } from "@shop/api/messages"
import { expect, it } from "vitest"
import type { Browser } from "../../harness/browser"
import { itemsOf, productAndShopper, readyShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { addProduct } from "../../harness/products"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

const placed = { success: true, message: messages.orderPlaced }
const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work))

const cancelled = (count: number) => Array.from({ length: count }, () => "Cancelled")

/** Lets the time of a shopper's request records pass. */
const wait = (customerId: string, seconds: number) =>
  shop.db.query(
    `update shop_order_request set expires_at = expires_at - make_interval(secs => $2)
     where customer_id = $1`,
    [customerId, seconds],
  )

const seconds = async (query: string, values: unknown[] = []) =>
  (await shop.db.query<{ at: number }>(`select extract(epoch from ${query})::float8 as at`, values))
    .rows[0]?.at ?? NaN
const databaseTime = () => seconds("clock_timestamp()")
/** When the one request record of a shopper ends, in seconds since 1970. */
const endOfRecord = (customerId: string) =>
  seconds("(select expires_at from shop_order_request where customer_id = $1)", [customerId])

it.each([[undefined], ["press-1"]])(
  "five presses at once make one order and get one answer, key: %s",
  async (key) => {
    const product = await addProduct(shop, seller, { quantity: 9 })
    const shopper = await readyShopper(shop)
    const answers = await times(5, () => shopper.order({ [product._id]: 2 }, { key }))
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: placed })
    expect(await shopper.orders()).toHaveLength(1)
  },
)

it("a key gives its one order for a day, also when the product is gone by then", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 1 })
  const press = () => shopper.order({ [product._id]: 1 }, { key: "k" })
  expect((await press()).body).toEqual(placed)
  await wait(shopper.id, 24 * 3600 - 60)
  expect((await press()).body).toEqual(placed)
  expect(await shopper.orders()).toHaveLength(1)
  await wait(shopper.id, 120)
  expect((await press()).body.message).toBe(messages.outOfStock([product.name]))
})

it("a key reused with another body is 400, even at the same moment", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 50 })
  const answers = await Promise.all(
    [1, 2].map((units) => shopper.order({ [product._id]: units }, { key: "one" })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.body.message).toBe(messages.keyReused)
  expect(await shopper.orders()).toHaveLength(1)
})

it("keys belong to their shopper", async () => {
  const product = await addProduct(shop, seller, { quantity: 50 })
  const [one, other] = [await readyShopper(shop), await readyShopper(shop)]
  await one.order({ [product._id]: 1 }, { key: "same" })
  expect((await other.order({ [product._id]: 3 }, { key: "same" })).body).toEqual(placed)
  expect(await other.orders()).toHaveLength(1)
})

it("two presses with two keys are two orders", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 50 })
  await Promise.all(["a", "b"].map((key) => shopper.order({ [product._id]: 1 }, { key })))
  expect(await shopper.orders()).toHaveLength(2)
})

it("without a key an equal request returns the order for ten seconds, in any order of lines", async () => {
  const [one, other] = await Promise.all([addProduct(shop, seller), addProduct(shop, seller)])
  const shopper = await readyShopper(shop)
  const asked = await databaseTime()
  await shopper.order({ [one._id]: 1, [other._id]: 2 })
  const end = await endOfRecord(shopper.id)
  expect(end - 10).toBeGreaterThanOrEqual(asked)
  expect(end - 10).toBeLessThanOrEqual(await databaseTime())
  // Ten seconds are soon over on a busy machine: from here on they are seventy.
  await wait(shopper.id, -60)
  expect((await shopper.order({ [other._id]: 2, [one._id]: 1 })).body).toEqual(placed)
  expect(await shopper.orders()).toHaveLength(1)
  await shopper.order({ [one._id]: 1, [other._id]: 3 })
  expect(await shopper.orders()).toHaveLength(2)
  await wait(shopper.id, 70)
  await shopper.order({ [one._id]: 1, [other._id]: 2 })
  expect(await shopper.orders()).toHaveLength(3)
})

it("without a key an equal request also finds an order that was placed with one", async () => {
  const { product, shopper } = await productAndShopper(shop, seller)
  await shopper.order({ [product._id]: 1 }, { key: "first" })
  expect((await shopper.order({ [product._id]: 1 })).body).toEqual(placed)
  expect(await shopper.orders()).toHaveLength(1)
})

it("an equal request is a new order once the first was cancelled, its own key's repeat is not", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 9 })
  const press = (key?: string) => shopper.order({ [product._id]: 2 }, { key })
  const cancels = [
    (orderId: string) => shopper.browser.post("/api/order/cancel", { orderId }),
    (orderId: string) => seller.post("/api/order/status", { orderId, status: "Cancelled" }),
    (orderId: string) => admin.post(`/admin/orders/${orderId}/cancel`, {}),
  ]
  for (const [at, cancel] of cancels.entries()) {
    expect((await press()).body).toEqual(placed)
    const orders = await shopper.orders()
    expect(orders.map(({ status }) => status)).toEqual(["Order Placed", ...cancelled(at)])
    expect((await cancel(orders[0]?._id ?? "")).status).toBe(200)
  }
  expect((await press("kept")).body).toEqual(placed)
  const [order] = await shopper.orders()
  await shopper.browser.post("/api/order/cancel", { orderId: order?._id })
  expect((await press("kept")).body).toEqual(placed)
  expect(await shopper.orders()).toHaveLength(cancels.length + 1)
})

it("a refused request may be repeated under its key", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 0 })
  const press = () => shopper.order({ [product._id]: 1 }, { key: "again" })
  expect((await press()).body.success).toBe(false)
  await seller.put("/api/product/stock", { productId: product._id, inStock: true, quantity: 4 })
  expect((await press()).body).toEqual(placed)
})

it("a repeat returns the order when the first answer was lost on the way", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 3 })
  const cut = new AbortController()
  const first = fetch(`${shop.url}/api/order/cod`, {
    method: "POST",
    signal: cut.signal,
    headers: { "content-type": "application/json", cookie: shopper.browser.cookies() },
    body: JSON.stringify({ items: itemsOf({ [product._id]: 3 }), addressId: shopper.addressId }),
  }).catch(() => undefined)
  setTimeout(() => cut.abort(), 5)
  await first
  expect((await shopper.order({ [product._id]: 3 })).body).toEqual(placed)
  expect(await shopper.orders()).toHaveLength(1)
})
