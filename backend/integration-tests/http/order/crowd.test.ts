import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { crowd } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { addProduct, listed } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
let seller: Browser
beforeAll(async () => {
  shop = await startShop()
  seller = await signInSeller(shop)
})
afterEach(async () => expect(await brokenInvariants(shop)).toEqual({}))
afterAll(() => shop.stop())

const outOfStock = (name: string) =>
  `Out of stock: ${name}. Please change the quantity or remove it.`

it("sells five units to five of twenty shoppers who order at once, and refuses fifteen readably", async () => {
  const product = await addProduct(shop, seller, { quantity: 5 })
  const shoppers = await crowd(shop, 20)
  const answers = await Promise.all(shoppers.map((shopper) => shopper.order({ [product._id]: 1 })))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(5)
  const refused = answers.filter(({ body }) => !body.success)
  expect(refused).toHaveLength(15)
  for (const { status, body } of refused) {
    expect(status).toBe(200)
    expect(body.message).toBe(outOfStock(product.name))
  }
  expect(await listed(shop, product._id)).toMatchObject({ inStock: false })
})

it("never gives two shoppers the last unit of a basket they share in part", async () => {
  const scarce = await addProduct(shop, seller, { quantity: 3 })
  const plenty = await addProduct(shop, seller, { quantity: 1000 })
  const shoppers = await crowd(shop, 16)
  const answers = await Promise.all(
    shoppers.map((shopper, at) =>
      shopper.order(
        at % 2 ? { [plenty._id]: 2, [scarce._id]: 1 } : { [scarce._id]: 1, [plenty._id]: 2 },
      ),
    ),
  )
  expect(answers.filter(({ body }) => body.success)).toHaveLength(3)
  for (const { body } of answers.filter(({ body }) => !body.success))
    expect(body.message).toBe(outOfStock(scarce.name))
})

it("places opposite and mixed baskets that arrive at once, every one", async () => {
  const products = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      addProduct(shop, seller, at === 5 ? {} : { quantity: 10_000 }),
    ),
  )
  const shoppers = await crowd(shop, 20)
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      shoppers.map((shopper, at) => {
        const turned = [...products.slice(at % 6), ...products.slice(0, at % 6)]
        const basket = (at % 2 ? turned : turned.reverse()).slice(0, 1 + ((at + round) % 6))
        return shopper.order(Object.fromEntries(basket.map(({ _id }) => [_id, 1 + round])))
      }),
    )
    expect(answers.map(({ body }) => body)).toEqual(
      shoppers.map(() => ({ success: true, message: "Order placed successfully" })),
    )
  }
})

it("takes no order once the seller's switch has answered, counted or not", async () => {
  const shoppers = await crowd(shop, 8)
  for (const quantity of [1_000, undefined, 1_000, undefined]) {
    const product = await addProduct(shop, seller, { quantity })
    let answered = false
    const ordering = shoppers.map(async (shopper) => {
      while (!answered) await shopper.order({ [product._id]: 1 }, { key: crypto.randomUUID() })
      return shopper.order({ [product._id]: 1 }, { key: crypto.randomUUID() })
    })
    while ((await ordersOf(product._id)) < 3) await sleep(5)
    const off = await seller.put("/api/product/stock", { productId: product._id, inStock: false })
    expect(off.body.success).toBe(true)
    const ordered = await ordersOf(product._id)
    answered = true
    for (const { body } of await Promise.all(ordering))
      expect(body.message).toBe(outOfStock(product.name))
    expect(await ordersOf(product._id)).toBe(ordered)
  }
})

async function ordersOf(productId: string): Promise<number> {
  const { rows } = await shop.db.query<{ count: number }>(
    `select count(*)::int as count from order_line_item where product_id = $1`,
    [productId],
  )
  return rows[0]?.count ?? 0
}
