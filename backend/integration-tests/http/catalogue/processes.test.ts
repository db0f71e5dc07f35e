import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { signInSeller } from "../../harness/accounts"
import { addProduct, listed, products } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
let other: Pick<Shop, "browser">
beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" })
  other = await shop.twin()
})
afterAll(() => shop.stop())

it("shows on every server process what was changed through one of them", async () => {
  const seller = await signInSeller(shop)
  const { _id } = await addProduct(shop, seller)
  for (let round = 0; round < 100; round++) {
    const inStock = round % 2 === 1
    await seller.put("/api/product/stock", { productId: _id, inStock })
    expect(await listed(shop, _id)).toMatchObject({ inStock })
    await vi.waitFor(async () => expect(await listed(other, _id)).toMatchObject({ inStock }), {
      timeout: 30_000,
      interval: 5,
    })
  }
  expect(await products(other)).toEqual(await products(shop))
})
