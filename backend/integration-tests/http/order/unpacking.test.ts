import type { Product } from "@shop/api"
import { beforeAll, expect, it } from "vitest"
import { lockClasses } from "../../../src/db/lock-classes"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import { AdminOrder } from "../../harness/admin-order"
import type { Browser } from "../../harness/browser"
import { crowd, readyShopper } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import { addProduct } from "../../harness/products"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { stockLevel } from "../../harness/stock-level"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

it("keeps an order's units its own while it is unpacked, though others wait for them", async () => {
  const seller = await signInSeller(shop)
  const admin = await signInAdmin(shop)
  const product = await addProduct(shop, seller, { quantity: 4 })
  const owner = await readyShopper(shop)
  await owner.order({ [product._id]: 3 })
  const [order] = await owner.orders()
  const bought = new AdminOrder(admin, order?._id ?? "")
  await (await readyShopper(shop)).order({ [product._id]: 1 })
  const others = await crowd(shop, 3)
  for (let round = 0; round < 3; round++) {
    await bought.pack()
    let unpacked = false
    const asking = others.map(async (shopper) => {
      const answers = []
      while (!unpacked)
        answers.push(await shopper.order({ [product._id]: 1 }, { key: crypto.randomUUID() }))
      return answers
    })
    await bought.undo()
    unpacked = true
    for (const { body } of (await Promise.all(asking)).flat())
      expect(body.message).toContain("Out of stock")
    expect(await stockLevel(shop, product._id)).toMatchObject({ stocked: 4, reserved: 4 })
  }
  expect(await brokenInvariants(shop)).toEqual({})
}, 180_000)

it("comes to its end though a crowd waits for the same product, and so does the crowd", async () => {
  const seller = await signInSeller(shop)
  const product = await addProduct(shop, seller, { quantity: 60 })
  const owner = await readyShopper(shop)
  await owner.order({ [product._id]: 3 })
  const [order] = await owner.orders()
  const move = (status: string) => seller.post("/api/order/status", { orderId: order?._id, status })
  await move("Packed")
  const cancelling = move("Cancelled")
  const other = await readyShopper(shop)
  const orders = Array.from({ length: 40 }, () =>
    other.order({ [product._id]: 1 }, { key: crypto.randomUUID() }),
  )
  expect((await cancelling).body).toMatchObject({ success: true })
  for (const { body } of await Promise.all(orders)) expect(body).toMatchObject({ success: true })
  expect(await stockLevel(shop, product._id)).toMatchObject({ stocked: 60, reserved: 40 })
}, 120_000)

it("keeps a crowd waiting for its products, and nobody else", async () => {
  const seller = await signInSeller(shop)
  const closed = await addProduct(shop, seller, { quantity: 20 })
  const other = await addProductApart(seller, closed._id)
  const waiting = await readyShopper(shop)
  const unpacking = await shop.db.connect()
  let isOpen = false
  const orders: Promise<{ body: object; isOpen: boolean }>[] = []
  try {
    await unpacking.query("begin")
    await unpacking.query(
      `select pg_advisory_xact_lock(${lockClasses.switch}, shop_switch_lock($1))`,
      [closed._id],
    )
    for (let count = 0; count < 20; count++)
      orders.push(
        waiting
          .order({ [closed._id]: 1 }, { key: crypto.randomUUID() })
          .then(({ body }) => ({ body, isOpen })),
      )
    // One after the other, so that the crowd is there by the last of them.
    const shopper = await readyShopper(shop)
    for (let units = 1; units <= 5; units++)
      expect((await shopper.order({ [other._id]: units })).body).toMatchObject({ success: true })
  } finally {
    isOpen = true
    await unpacking.query("rollback")
    unpacking.release()
  }
  for (const order of await Promise.all(orders))
    expect(order).toMatchObject({ body: { success: true }, isOpen: true })
})

/**
 * An order in one parcel of three units of a product that was counted when it was packed, if those are
 * wanted, and of two of one that is since.
 */
async function countedSince({ withCounted = true } = {}) {
  const [seller, admin] = [await signInSeller(shop), await signInAdmin(shop)]
  const counted = await addProduct(shop, seller, { quantity: 10 })
  const since = await addProduct(shop, seller, { quantity: 10 })
  const { variants } = await adminProduct(admin, since._id)
  const count = (manage_inventory: boolean) =>
    asAdmin(admin, "POST", `/products/${since._id}/variants/${variants[0]?.id}`, {
      manage_inventory,
    })
  await count(false)
  const shopper = await readyShopper(shop)
  await shopper.order({ ...(withCounted && { [counted._id]: 3 }), [since._id]: 2 })
  const [order] = await shopper.orders()
  const orderId = order?._id ?? ""
  const move = (status: string) => seller.post("/api/order/status", { orderId, status })
  expect((await move("Packed")).body).toMatchObject({ success: true })
  await count(true)
  const bought = new AdminOrder(admin, orderId)
  const shelves = () => Promise.all([counted, since].map(({ _id }) => stockLevel(shop, _id)))
  /** What a crash leaves that came after the order was told, and before its parcel was. */
  const tell = () =>
    shop.db.query(
      `update order_item item set fulfilled_quantity = 0,
         raw_fulfilled_quantity = shop_raw_number(0)
       from "order" o where o.id = $1 and item.order_id = o.id and item.version = o.version
         and item.quantity = 2`,
      [orderId],
    )
  /** Counts ten of it where Medusa counts it now, and reserves the order's, as the sweep does. */
  const countAnew = async () => {
    const { location: location_id } = await stockLevel(shop, counted._id)
    const [variant] = (await adminProduct(admin, since._id)).variants
    const item = variant?.inventory_items?.[0]?.inventory_item_id
    const levels = `/inventory-items/${item}/location-levels`
    await asAdmin(admin, "POST", levels, { location_id, stocked_quantity: 10 })
    const { items } = await bought.read<{ items: { id: string; product_id: string }[] }>("*items")
    const line_item_id = items.find(({ product_id: id }) => id === since._id)?.id
    const reservation = { line_item_id, inventory_item_id: item, location_id, quantity: 2 }
    await asAdmin(admin, "POST", "/reservations", reservation)
    return async () => {
      const { inventory_levels: now } = await asAdmin<{
        inventory_levels: { stocked_quantity: number; reserved_quantity: number }[]
      }>(admin, "GET", levels)
      return now.map(({ stocked_quantity: stocked, reserved_quantity: reserved }) => ({
        stocked,
        reserved,
      }))
    }
  }
  return { shopper, move, shelves, tell, countAnew, order: bought }
}

const untouched = { stocked: 10, reserved: 0 }

it.each([
  ["something", true],
  ["all", false],
])(
  "cancels a packed order of which %s was not counted till then, and puts that on no shelf",
  async (_, withCounted) => {
    const { move, shelves } = await countedSince({ withCounted })
    const left = { stocked: withCounted ? 7 : 10, reserved: 0 }
    expect(await shelves()).toMatchObject([left, untouched])
    expect((await move("Cancelled")).body).toMatchObject({
      success: true,
      order: { status: "Cancelled" },
    })
    expect(await shelves()).toMatchObject([untouched, untouched])
    expect(await brokenInvariants(shop)).toEqual({})
  },
)

it("unpacks such an order in Medusa Admin, too, and lets it be cancelled then", async () => {
  const { order, shopper, move, shelves } = await countedSince()
  await order.undo()
  expect(await shopper.orders()).toMatchObject([{ status: "Order Placed" }])
  expect(await shelves()).toMatchObject([{ stocked: 10, reserved: 3 }, untouched])
  expect((await move("Cancelled")).body).toMatchObject({ success: true })
  expect(await shelves()).toMatchObject([untouched, untouched])
  expect(await brokenInvariants(shop)).toEqual({})
})

it("finishes to cancel such an order that was told, and its parcel not", async () => {
  const { move, shelves, tell } = await countedSince()
  await tell()
  expect((await move("Cancelled")).body).toMatchObject({ success: true })
  expect(await shelves()).toMatchObject([untouched, untouched])
  expect(await brokenInvariants(shop)).toEqual({})
})

it("cancels such an order also after what it was told of was packed once more", async () => {
  const { move, shelves, tell, countAnew } = await countedSince()
  await tell()
  const anew = await countAnew()
  expect((await move("Packed")).body).toMatchObject({ success: true })
  expect(await anew()).toEqual([{ stocked: 8, reserved: 0 }])
  expect((await move("Cancelled")).body).toMatchObject({ success: true })
  expect(await anew()).toEqual([untouched])
  expect(await shelves()).toMatchObject([untouched, untouched])
  expect(await brokenInvariants(shop)).toEqual({})
})

/** A product that does not share its switch's lock, of which there are 64, with another one. */
async function addProductApart(seller: Browser, from: string): Promise<Product> {
  for (;;) {
    const product = await addProduct(shop, seller, { quantity: 15 })
    const { rows } = await shop.db.query<{ apart: boolean }>(
      `select shop_switch_lock($1) <> shop_switch_lock($2) as apart`,
      [product._id, from],
    )
    if (rows[0]?.apart) return product
  }
}
