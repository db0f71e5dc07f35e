import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import { AdminOrder } from "../../harness/admin-order"
import type { Browser } from "../../harness/browser"
import { crowd } from "../../harness/crowd"
import { holdRows } from "../../harness/held-rows"
import { brokenInvariants } from "../../harness/invariants"
import { addProduct } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"
import { stockLevel } from "../../harness/stock-level"

/**
 * Two server processes, and Medusa's locks let everybody through, as they would after a lock was lost:
 * what holds here is held by the database alone.
 */
let shop: Shop
let seller: Browser
let admins: [Browser, Browser]
beforeAll(async () => {
  shop = await startShop()
  seller = await signInSeller(shop)
  const admin = await signInAdmin(shop)
  const twin = await shop.twin()
  admins = [admin, admin.clone(twin.browser().url)]
  await shop.db.query(
    `create or replace function shop_take_locks(keys text[], taker text, seconds float8)
     returns boolean language sql as $$ select true $$`,
  )
}, 240_000)
afterEach(async () => expect(await brokenInvariants(shop)).toEqual({}))
afterAll(() => shop.stop())

const adminAt = (position: number) => admins[position % 2] as Browser

it("loses no unit when sixteen orders are packed at once while others are placed, edited and reserved", async () => {
  const product = await addProduct(shop, seller, { quantity: 500 })
  const packed = await crowd(shop, 16)
  const edited = await crowd(shop, 4)
  for (const shopper of [...packed, ...edited]) await shopper.order({ [product._id]: 3 })
  const { item, location } = await stockLevel(shop, product._id)
  const orderOf = async (at: number, shopper: (typeof packed)[number]) => {
    const [order] = await shopper.orders()
    return new AdminOrder(adminAt(at), order?._id ?? "")
  }
  const work: Promise<unknown>[] = []
  for (const [at, shopper] of packed.entries())
    work.push(orderOf(at, shopper).then((order) => order.pack()))
  for (const [at, shopper] of edited.entries())
    work.push(orderOf(at, shopper).then((order) => order.edit({ set: { [product._id]: 1 } })))
  const ordering = await crowd(shop, 10)
  for (const shopper of ordering) work.push(shopper.order({ [product._id]: 1 }))
  for (let at = 0; at < 8; at++)
    work.push(
      adminAt(at)
        .post(`/admin/inventory-items/${item}/location-levels/${location}`, {
          incoming_quantity: at,
        })
        .then(({ status }) => expect(status).toBe(200)),
    )
  await Promise.all(work)
  expect(await stockLevel(shop, product._id)).toMatchObject({
    stocked: 500 - 16 * 3,
    reserved: 4 * 1 + 10,
  })

  await Promise.all(packed.map(async (shopper, at) => (await orderOf(at, shopper)).undo()))
  expect(await stockLevel(shop, product._id)).toMatchObject({
    stocked: 500,
    reserved: 16 * 3 + 4 * 1 + 10,
  })
  await Promise.all(packed.map(async (shopper, at) => (await orderOf(at, shopper)).cancel()))
  expect(await stockLevel(shop, product._id)).toMatchObject({ stocked: 500, reserved: 4 * 1 + 10 })
}, 180_000)

/** Three of five units, reserved in Medusa Admin by as many as want to. */
async function threeOfFive() {
  const product = await addProduct(shop, seller, { quantity: 5 })
  const { item, location } = await stockLevel(shop, product._id)
  const reserve = (at: number) =>
    adminAt(at).post("/admin/reservations", {
      inventory_item_id: item,
      location_id: location,
      quantity: 3,
    })
  return { product, item, reserve }
}

it("gives what is left to one of twelve who reserve it in Medusa Admin at once", async () => {
  const { reserve } = await threeOfFive()
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => reserve(at)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers.filter(({ status: s }) => s !== 200)) {
    expect(status).toBe(400)
    expect(body.message).toMatch(/^Not enough stock/)
  }
})

it("tells Medusa Admin readably that somebody else was quicker", async () => {
  const { product, item, reserve } = await threeOfFive()
  // While the level is held, both pass Medusa's own look at it, and meet at the guard.
  const held = await holdRows(shop, "select from inventory_level where inventory_item_id = $1", [
    item,
  ])
  const answers = Promise.all([reserve(0), reserve(1)])
  await held.waitedFor(2).finally(held.letGo)
  const [first, second] = (await answers).toSorted((one, two) => one.status - two.status)
  expect([first?.status, second?.status]).toEqual([200, 400])
  expect(second?.body.message).toBe(
    `Not enough stock of ${product.name}: the units left are promised to other orders.`,
  )
})
