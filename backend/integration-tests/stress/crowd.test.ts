import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signInSeller } from "../harness/accounts"
import type { Browser } from "../harness/browser"
import { crowd, type ReadyShopper } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { addProduct, listed } from "../harness/products"
import { type Shop, startShop } from "../harness/start-shop"
import { rounds } from "./rounds"

let shop: Shop
let seller: Browser
let shoppers: readonly ReadyShopper[]
beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" })
  seller = await signInSeller(shop)
  const { url } = await shop.twin()
  // Every second of them calls the other server process.
  shoppers = (await crowd(shop, 40)).map((shopper, at) => (at % 2 ? shopper.at(url) : shopper))
})
afterAll(() => shop.stop())

const outOfStock = (name: string) =>
  `Out of stock: ${name}. Please change the quantity or remove it.`
const placed = { success: true, message: "Order placed successfully" }

/** Every press is one of its own, however equal to the last. */
const press = (shopper: ReadyShopper, items: Record<string, number>) =>
  shopper.order(items, { key: crypto.randomUUID() })

const scarce = rounds(3, 200)
it(
  "sells five units to five of forty shoppers at two servers at once, and refuses the others readably",
  { timeout: scarce.timeout },
  async () => {
    for (let round = 0; round < scarce.count; round++) {
      const product = await addProduct(shop, seller, { quantity: 5 })
      const answers = await Promise.all(shoppers.map((each) => press(each, { [product._id]: 1 })))
      const refused = answers.filter(({ body }) => !body.success)
      expect([answers.length - refused.length, refused.length]).toEqual([5, 35])
      for (const { status, body } of refused)
        expect([status, body.message]).toEqual([200, outOfStock(product.name)])
      expect(await listed(shop, product._id)).toMatchObject({ inStock: false })
    }
    expect(await brokenInvariants(shop)).toEqual({})
  },
)

it("never gives two shoppers the last unit of a basket they share in part", async () => {
  const few = await addProduct(shop, seller, { quantity: 3 })
  const many = await addProduct(shop, seller, { quantity: 1000 })
  const answers = await Promise.all(
    shoppers.map((shopper, at) =>
      press(
        shopper,
        at % 4 < 2 ? { [many._id]: 2, [few._id]: 1 } : { [few._id]: 1, [many._id]: 2 },
      ),
    ),
  )
  const refused = answers.filter(({ body }) => !body.success)
  expect(answers.length - refused.length).toBe(3)
  for (const { body } of refused) expect(body.message).toBe(outOfStock(few.name))
  expect(await brokenInvariants(shop)).toEqual({})
})

const mixed = rounds(5, 250)
it(
  "places opposite and mixed baskets that arrive at once, every one",
  { timeout: mixed.timeout },
  async () => {
    const products = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        addProduct(shop, seller, at === 5 ? {} : { quantity: 100_000 }),
      ),
    )
    for (let round = 0; round < mixed.count; round++) {
      const answers = await Promise.all(
        shoppers.slice(0, 20).map((shopper, at) => {
          const turned = [...products.slice(at % 6), ...products.slice(0, at % 6)]
          const basket = (at % 2 ? turned : turned.reverse()).slice(0, 1 + ((at + round) % 6))
          return press(shopper, Object.fromEntries(basket.map(({ _id }) => [_id, 1 + (round % 3)])))
        }),
      )
      for (const { body } of answers) expect(body).toEqual(placed)
    }
    expect(await brokenInvariants(shop)).toEqual({})
  },
)

const switches = rounds(4, 2_000)
it(
  "takes no order once the seller's switch has answered, counted or not",
  { timeout: switches.timeout },
  async () => {
    const some = shoppers.slice(0, 8)
    const products = await Promise.all(
      [100_000, undefined].map((quantity) => addProduct(shop, seller, { quantity })),
    )
    for (let round = 0; round < switches.count; round++) {
      const { _id, name } = products[round % 2] as (typeof products)[number]
      const turn = (inStock: boolean) =>
        seller.put("/api/product/stock", { productId: _id, inStock })
      expect((await turn(true)).body.success).toBe(true)
      const before = await ordersOf(_id)
      let off = false
      const ordering = some.map(async (shopper) => {
        while (!off) await press(shopper, { [_id]: 1 })
        return press(shopper, { [_id]: 1 })
      })
      while ((await ordersOf(_id)) < before + 3) await sleep(5)
      expect((await turn(false)).body.success).toBe(true)
      const ordered = await ordersOf(_id)
      off = true
      for (const { body } of await Promise.all(ordering))
        expect(body.message).toBe(outOfStock(name))
      expect(await ordersOf(_id)).toBe(ordered)
    }
    expect(await brokenInvariants(shop)).toEqual({})
  },
)

async function ordersOf(productId: string): Promise<number> {
  const { rows } = await shop.db.query<{ count: number }>(
    `select count(*)::int as count from order_line_item where product_id = $1`,
    [productId],
  )
  return rows[0]?.count ?? 0
}
