import type { Order } from "@shop/api"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { crowd, productAndShopper, type ReadyShopper } from "../../harness/crowd"
import { addProduct } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
let seller: Browser
beforeAll(async () => {
  shop = await startShop()
  seller = await signInSeller(shop)
})
afterAll(() => shop.stop())

const lastOrder = async (shopper: ReadyShopper) => (await shopper.orders())[0] as Order
/** How often the events of an order were handed to Medusa's event bus, as the server's log tells. */
const announced = (id: string, log = shop.log()) =>
  log.match(new RegExp(`"event":"order_announced","orderId":"${id}"`, "g"))?.length ?? 0
/** How many orders are still to be told of. */
const untold = async () => (await shop.db.query(`select from shop_order_announcement`)).rowCount

it("tells Medusa's subscribers of each order once", async () => {
  const product = await addProduct(shop, seller, { quantity: 50 })
  const shoppers = await crowd(shop, 12)
  await Promise.all(shoppers.map((shopper) => shopper.order({ [product._id]: 1 })))
  const orders = await Promise.all(shoppers.map(lastOrder))
  const times = () => orders.map(({ _id }) => announced(_id))
  await expect.poll(times).toEqual(orders.map(() => 1))
})

it("tells of no order that was refused, and of a repeated one not again", async () => {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 1 })
  await shopper.order({ [product._id]: 1 })
  await shopper.order({ [product._id]: 1 })
  expect((await shopper.order({ [product._id]: 2 })).body.success).toBe(false)
  const { _id: id } = await lastOrder(shopper)
  await expect.poll(() => announced(id)).toBe(1)
  // The log has it a moment before the transaction ends.
  await expect.poll(untold).toBe(0)
  expect(announced(id)).toBe(1)
})

it("forgets no order when the server is killed right after it, and tells of it when back", async () => {
  const { product, shopper } = await productAndShopper(shop, seller)
  // Nobody can announce while this stands, as if the server had died before it came to it.
  await shop.db.query(`
    create function not_now() returns trigger language plpgsql as 'begin raise ''not now''; end';
    create trigger not_now before delete on shop_order_announcement
      for each row execute function not_now()`)
  await shopper.order({ [product._id]: 1 })
  const { _id: id } = await lastOrder(shopper)
  await shop.halt("SIGKILL")
  expect(announced(id)).toBe(0)
  await shop.db.query(`drop function not_now cascade`)
  await shop.resume()
  await expect.poll(() => announced(id)).toBe(1)
})

it("shares the work between two server processes: each order is told of once", async () => {
  const twin = await shop.twin()
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 50 })
  const there = shopper.browser.clone(twin.browser().url)
  for (let at = 1; at <= 10; at++)
    await (at % 2 ? shopper.browser : there).post("/api/order/cod", {
      items: [{ productId: product._id, quantity: at }],
      addressId: shopper.addressId,
    })
  await expect.poll(untold).toBe(0)
  expect(await shopper.orders()).not.toEqual([])
})
