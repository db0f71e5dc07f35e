import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, expect, it } from "vitest"
import { signInSeller } from "../../harness/accounts"
import { AdminOrder } from "../../harness/admin-order"
import { asIs, buyThree } from "../../harness/bought"
import type { Browser } from "../../harness/browser"
import { holdRows } from "../../harness/held-rows"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { shelfUnits } from "../../harness/shelf-units"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let other: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))
beforeAll(async () => {
  other = await signInSeller(shop)
})

const bought = () => buyThree(shop, seller)
const pack = (orderId: string, by = seller) =>
  by.post("/api/order/status", { orderId, status: "Packed" })

it("packs once when two sellers and Medusa Admin pack at the same time", async () => {
  const order = await bought()
  const { items } = await new AdminOrder(admin, order.id).read<{
    items: { id: string; quantity: number }[]
  }>("*items")
  const lines = items.map(({ id, quantity }) => ({ id, quantity }))
  const answers = await Promise.all([
    pack(order.id),
    pack(order.id, other),
    admin.post(`/admin/orders/${order.id}/fulfillments`, { items: lines }),
    pack(order.id),
  ])
  expect(answers.filter(({ body }) => body.success)).toHaveLength(3)
  expect(await asIs(order)).toMatchObject({ status: "Packed" })
  expect(await shelfUnits(shop, order.productId)).toEqual({ stocked: 7, reserved: 0 })
})

it("packs once when Medusa Admin's caller hangs up in the middle and packs again", async () => {
  const order = await bought()
  const { items } = await new AdminOrder(admin, order.id).read<{
    items: { id: string; quantity: number }[]
  }>("*items")
  const lines = items.map(({ id, quantity }) => ({ id, quantity }))
  const path = `/admin/orders/${order.id}/fulfillments`
  const shelf = await holdRows(
    shop,
    `select from inventory_level where inventory_item_id in (
       select inventory_item_id from reservation_item where line_item_id = any ($1))`,
    [lines.map(({ id }) => id)],
  )
  try {
    const hangUp = new AbortController()
    const gone = fetch(shop.url + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: admin.origin,
        cookie: admin.cookies(),
      },
      body: JSON.stringify({ items: lines }),
      signal: hangUp.signal,
    }).catch((error: Error) => error.name)
    await shelf.waitedFor(1)
    hangUp.abort()
    expect(await gone).toBe("AbortError")
    const again = admin.post(path, { items: lines })
    // Time enough for one that did not wait for its turn to read an order that is not packed.
    await sleep(1_500)
    await shelf.letGo()
    expect((await again).status).toBe(400)
  } finally {
    await shelf.letGo()
  }
  expect(await asIs(order)).toMatchObject({ status: "Packed" })
  expect(await shelfUnits(shop, order.productId)).toEqual({ stocked: 7, reserved: 0 })
})

it("ends in one state when the shopper cancels while the seller packs", async () => {
  const orders = await Promise.all(Array.from({ length: 4 }, bought))
  await Promise.all(
    orders.flatMap(({ id, shopper }) => [
      pack(id),
      shopper.browser.post("/api/order/cancel", { orderId: id }),
    ]),
  )
  for (const order of orders) {
    const { status } = await asIs(order)
    const packed = { stocked: 7, reserved: 0 }
    const back = { stocked: 10, reserved: 0 }
    expect(await shelfUnits(shop, order.productId)).toEqual(status === "Packed" ? packed : back)
    expect(["Packed", "Cancelled"]).toContain(status)
  }
})
