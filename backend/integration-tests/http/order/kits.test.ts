import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { productAndShopper } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import { listed } from "../../harness/products"
import { openSecondLocation } from "../../harness/second-location"
import { type Shop, startShop } from "../../harness/start-shop"
import { stockLevel } from "../../harness/stock-level"

let shop: Shop
let seller: Browser
let admin: Browser
const post = <Body>(path: string, body: unknown) => asAdmin<Body>(admin, "POST", path, body)

beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" })
  seller = await signInSeller(shop)
  admin = await signInAdmin(shop)
})
afterAll(() => shop.stop())

/** A kit of two items: five of one at the first location, five of the other at the second. */
async function kit() {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 5 })
  const { item: one, location: first } = await stockLevel(shop, product._id)
  const { inventory_item: other } = await post<{ inventory_item: { id: string } }>(
    "/inventory-items",
    { sku: `other-${product._id}` },
  )
  const { variants } = await adminProduct(admin, product._id)
  await post(`/products/${product._id}/variants/${variants[0]?.id}/inventory-items`, {
    inventory_item_id: other.id,
    required_quantity: 1,
  })
  const stock = (item: string, location_id: string, stocked_quantity: number) =>
    post(`/inventory-items/${item}/location-levels`, { location_id, stocked_quantity })
  const second = await openSecondLocation(admin, other.id, 5)
  const levels = async () => {
    const { rows } = await shop.db.query<{ at: string; units: string }>(
      `select case inventory_item_id when $1 then 'one' else 'other' end || ' at ' ||
         case location_id when $3 then 'second' else 'first' end as at,
         stocked_quantity || '/' || reserved_quantity as units
       from inventory_level where inventory_item_id in ($1, $2) and deleted_at is null`,
      [one, other.id, second],
    )
    return Object.fromEntries(rows.map(({ at, units }) => [at, units]))
  }
  const move = async (status: string) => {
    const [order] = await shopper.orders()
    return (await seller.post("/api/order/status", { orderId: order?._id, status })).body
  }
  return { id: product._id, shopper, one, other: other.id, first, second, stock, levels, move }
}

it("sells a kit where all of its parts are, and brings them back there when it is unpacked", async () => {
  const { id, shopper, one, second, stock, levels, move } = await kit()
  expect(await listed(shop, id)).toMatchObject({ inStock: false })
  expect((await shopper.order({ [id]: 1 })).body).toMatchObject({ success: false })

  await stock(one, second, 2)
  expect(await listed(shop, id)).toMatchObject({ inStock: true })
  expect((await shopper.order({ [id]: 3 })).body).toMatchObject({ success: false })
  expect((await shopper.order({ [id]: 2 })).body).toMatchObject({ success: true })
  const before = { "one at first": "5/0", "one at second": "2/0", "other at second": "5/0" }
  expect(await levels()).toEqual({ ...before, "one at second": "2/2", "other at second": "5/2" })
  expect(await move("Packed")).toMatchObject({ success: true })
  expect(await levels()).toEqual({ ...before, "one at second": "0/0", "other at second": "3/0" })
  expect(await move("Cancelled")).toMatchObject({ success: true })
  expect(await levels()).toEqual(before)
  expect(await brokenInvariants(shop)).toEqual({})
})

it("packs no kit whose parts are reserved at different locations, until Medusa Admin moved them", async () => {
  const { id, shopper, other, first, second, stock, levels, move } = await kit()
  await stock(other, first, 5)
  await shopper.order({ [id]: 2 })
  const { rows } = await shop.db.query<{ id: string }>(
    `select id from reservation_item where inventory_item_id = $1`,
    [other],
  )
  const reserve = (location_id: string) => post(`/reservations/${rows[0]?.id}`, { location_id })
  await reserve(second)
  const { name } = (await listed(shop, id)) ?? { name: "" }
  const message = messages.orderPartsApart(name)
  expect(await move("Packed")).toMatchObject({ success: false, message })
  await reserve(first)
  expect(await move("Packed")).toMatchObject({ success: true })
  expect(await move("Cancelled")).toMatchObject({ success: true })
  const back = { "one at first": "5/0", "other at first": "5/0", "other at second": "5/0" }
  expect(await levels()).toEqual(back)
  expect(await brokenInvariants(shop)).toEqual({})
})

it("offers no kit whose parts are at different locations, not even on backorder", async () => {
  const { id, shopper, one, second, stock } = await kit()
  const { variants } = await adminProduct(admin, id)
  await post(`/products/${id}/variants/${variants[0]?.id}`, { allow_backorder: true })
  expect(await listed(shop, id)).toMatchObject({ inStock: false })
  expect((await shopper.order({ [id]: 1 })).body).toMatchObject({ success: false })
  await stock(one, second, 0)
  expect(await listed(shop, id)).toMatchObject({ inStock: true })
  expect((await shopper.order({ [id]: 1 })).body).toMatchObject({ success: true })
})
