import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { ORDER_LIFE } from "../../../src/workflows/order/with-order"
import { signInSeller } from "../../harness/accounts"
import { productAndShopper } from "../../harness/crowd"
import { sharedShop } from "../../harness/shared-shop"
import { stockLevel } from "../../harness/stock-level"

it("a count waits while an order of the product is packed, whose units count twice meanwhile", async () => {
  const shop = await sharedShop()
  const seller = await signInSeller(shop)
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 50 })
  await shopper.order({ [product._id]: 10 })
  const [order] = await shopper.orders()
  // As another process has it that packs the order.
  const lock = `${ORDER_LIFE}${order?._id}`
  await shop.db.query(
    `insert into shop_lock (key, owner, expires_at) values ($1, 'another', now() + interval '1 min')`,
    [lock],
  )
  let isPacked = false
  const change = { productId: product._id, inStock: true, quantity: 50 }
  const counting = seller.put("/api/product/stock", change).then(({ body }) => ({ body, isPacked }))
  await sleep(500)
  isPacked = true
  await shop.db.query(`delete from shop_lock where key = $1`, [lock])
  expect(await counting).toMatchObject({ body: { success: true }, isPacked: true })
  expect(await stockLevel(shop, product._id)).toMatchObject({ stocked: 60, reserved: 10 })
})
