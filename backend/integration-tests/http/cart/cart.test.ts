import { once } from "node:events"
import { request } from "node:http"
import type { CartItems } from "@shop/api"
import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { type ReadyShopper, readyShopper } from "../../harness/crowd"
import { holdRows } from "../../harness/held-rows"
import { addProduct } from "../../harness/products"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let one: string
let other: string
beforeAll(async () => {
  shop = await sharedShop()
  seller = await signInSeller(shop)
  one = (await addProduct(shop, seller))._id
  other = (await addProduct(shop, seller, { quantity: 0 }))._id
})

const update = (shopper: ReadyShopper, cartItems: unknown) =>
  shopper.browser.post("/api/cart/update", { cartItems })

async function saved(shopper: ReadyShopper): Promise<CartItems> {
  const { body } = await shopper.browser.get("/api/user/is-auth")
  return (body as unknown as { user: { cartItem: CartItems } }).user.cartItem
}

it("is empty at first, replaced as a whole, and forgets what is set to 0", async () => {
  const shopper = await readyShopper(shop)
  expect(await saved(shopper)).toEqual({})
  const { status, body } = await update(shopper, { [one]: 3, [other]: 99 })
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: true, message: messages.cartUpdated },
  })
  expect(await saved(shopper)).toEqual({ [one]: 3, [other]: 99 })
  await update(shopper, { [one]: 0, [other]: 1 })
  expect(await saved(shopper)).toEqual({ [other]: 1 })
  await update(shopper, {})
  expect(await saved(shopper)).toEqual({})
})

it.each([-1, 0.5, 100, 1e300, 2.0000000001])(
  "refuses a quantity of %s and changes nothing",
  async (quantity) => {
    const shopper = await readyShopper(shop)
    await update(shopper, { [one]: 2 })
    const { status, body } = await update(shopper, { [one]: 1, [other]: quantity })
    const sentence = messages.quantityInvalid
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: false, message: sentence, error: sentence },
    })
    expect(await saved(shopper)).toEqual({ [one]: 2 })
  },
)

it.each([[{ p: "1" }], [{ p: null }], [[1, 2]], ["x"], [undefined]])(
  "answers 400 to a cart of the wrong type: %j",
  async (cartItems) => {
    const shopper = await readyShopper(shop)
    expect((await update(shopper, cartItems)).status).toBe(400)
  },
)

it("drops products it does not sell, however many and whatever they are called", async () => {
  const shopper = await readyShopper(shop)
  const names = Array.from({ length: 9_990 }, (_, at) => `"${at}":1`)
  names.push('"__proto__":1', '"constructor":2', `"${one}":4`, `"' or 1=1 --":3`)
  const { status } = await shopper.browser.send(
    "POST",
    "/api/cart/update",
    `{"cartItems":{${names.join()}}}`,
  )
  expect(status).toBe(200)
  expect(await saved(shopper)).toEqual({ [one]: 4 })
})

it("never returns a product that has left the shelf", async () => {
  const gone = await addProduct(shop, seller)
  const shopper = await readyShopper(shop)
  await update(shopper, { [gone._id]: 1, [one]: 1 })
  const admin = await signInAdmin(shop)
  await admin.post(`/admin/products/${gone._id}`, { status: "draft" })
  expect(await saved(shopper)).toEqual({ [one]: 1 })
})

it("keeps the newer of two requests in flight, also when the older is heard out later", async () => {
  const shopper = await readyShopper(shop)
  const older = JSON.stringify({ cartItems: { [one]: 1 } })
  const slow = request(`${shop.url}/api/cart/update`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": older.length,
      expect: "100-continue",
      cookie: shopper.browser.cookies(),
    },
  })
  const answered = new Promise<number | undefined>((resolve) => {
    slow.on("response", (response) => resolve(response.resume().statusCode))
  })
  const arrived = once(slow, "continue")
  slow.write(older.slice(0, 5))
  await arrived
  // The answer to somebody later shows that it has come as far as its turn.
  await saved(shopper)
  await update(shopper, { [one]: 2 })
  slow.end(older.slice(5))
  expect(await answered).toBe(200)
  expect(await saved(shopper)).toEqual({ [one]: 2 })
})

it("is saved for many shoppers at once, each their own and of each the newest", async () => {
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => readyShopper(shop)))
  for (const round of [1, 2, 3]) {
    const sent = shoppers.map((shopper, at) => update(shopper, { [one]: at + round }))
    expect((await Promise.all(sent)).every(({ body }) => body.success)).toBe(true)
    const carts = await Promise.all(shoppers.map(saved))
    expect(carts).toEqual(shoppers.map((_, at) => ({ [one]: at + round })))
  }
})

it("holds up nobody else's while its row is locked, and is saved when that ends", async () => {
  const [held, others] = [await readyShopper(shop), await readyShopper(shop)]
  for (const shopper of [held, others]) await update(shopper, { [one]: 1 })
  const row = await holdRows(shop, "select from shop_saved_cart where customer_id = $1", [held.id])
  try {
    const waiting = update(held, { [one]: 2 })
    for (const quantity of [2, 3, 4])
      expect((await update(others, { [one]: quantity })).body.success).toBe(true)
    await row.letGo()
    expect((await waiting).body.success).toBe(true)
    expect([await saved(held), await saved(others)]).toEqual([{ [one]: 2 }, { [one]: 4 }])
  } finally {
    await row.letGo()
  }
})

it("belongs to its shopper, and to no visitor or seller", async () => {
  const [shopper, stranger] = [await readyShopper(shop), await readyShopper(shop)]
  await update(shopper, { [one]: 2 })
  expect(await saved(stranger)).toEqual({})
  expect((await shop.browser().post("/api/cart/update", { cartItems: {} })).status).toBe(401)
  expect((await seller.post("/api/cart/update", { cartItems: {} })).status).toBe(403)
})
