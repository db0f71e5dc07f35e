import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { AdminOrder } from "../harness/admin-order"
import type { Browser } from "../harness/browser"
import { crowd } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { adminProduct, asAdmin } from "../harness/medusa-admin"
import { addProduct } from "../harness/products"
import { openSecondLocation } from "../harness/second-location"
import type { Shop } from "../harness/start-shop"
import { stockLevel } from "../harness/stock-level"
import { killedCancellations } from "./killed-cancellations"
import { startSweepStage, type SweepStage } from "./sweep-stage"
import { writtenCrashes } from "./written-crashes"

let stage: SweepStage
let shop: Shop
let seller: Browser
let admin: Browser
beforeAll(async () => {
  stage = await startSweepStage()
  ;({ shop, seller, admin } = stage)
}, 240_000)
afterEach(async () => expect(await brokenInvariants(shop)).toEqual({}))
afterAll(() => stage?.stop())

const sweep: SweepStage["sweep"] = (quiet) => stage.sweep(quiet)
const tryToSweep: SweepStage["tryToSweep"] = (quiet) => stage.tryToSweep(quiet)
const placed: SweepStage["placed"] = () => stage.placed()

killedCancellations(() => stage)
writtenCrashes(() => stage)

it("frees reservations of lines that no order has, and forgets dead locks and workflows", async () => {
  const product = await addProduct(shop, seller, { quantity: 10 })
  const { item, location } = await stockLevel(shop, product._id)
  await shop.db.query(
    `insert into reservation_item (id, inventory_item_id, location_id, quantity, line_item_id)
     values ('resitem_lost', $1, $2, 4, 'ordli_gone')`,
    [item, location],
  )
  await shop.db.query(
    `insert into shop_lock values ('lost', 'nobody', now() - interval '1 second')`,
  )
  await shop.db.query(
    `insert into workflow_execution (id, workflow_id, transaction_id, run_id, state, updated_at)
     values ('wf_lost', 'lost', 'lost', 'lost', 'invoking', now() - interval '2 days')`,
  )
  expect(await sweep(0)).toEqual([])
  expect(await stockLevel(shop, product._id)).toMatchObject({ stocked: 10, reserved: 0 })
  const { rows } = await shop.db.query(
    `select key from shop_lock where key = 'lost' union all
     select id from workflow_execution where id = 'wf_lost'`,
  )
  expect(rows).toEqual([])
})

it("never touches a healthy order under way, nor works in two processes at once", async () => {
  const product = await addProduct(shop, seller, { quantity: 100 })
  const shoppers = await crowd(shop, 6)
  let done = false
  const life = shoppers.map(async (shopper) => {
    await shopper.order({ [product._id]: 1 })
    const [order] = await shopper.orders()
    const bought = new AdminOrder(admin, order?._id ?? "")
    await bought.pack()
    await bought.undo()
    await bought.cancel()
  })
  const sweeping = (async () => {
    while (!done) expect(await sweep()).toEqual([])
  })()
  await Promise.all(life)
  done = true
  await sweeping
  await Promise.all([sweep(), sweep(), sweep(), sweep()])
  const other = await shop.db.connect()
  try {
    await other.query(`select pg_advisory_lock(5412)`)
    expect(await tryToSweep()).toBeUndefined()
  } finally {
    await other.query(`select pg_advisory_unlock(5412)`)
    other.release()
  }
})

it("asks the database as often of a long history as of a short one", async () => {
  const statements = async () => {
    const asked = vi.spyOn(Client.prototype, "query")
    try {
      await vi.waitFor(async () => {
        asked.mockClear()
        expect(await tryToSweep(0)).toEqual([])
      }, 60_000)
      return asked.mock.calls.length
    } finally {
      asked.mockRestore()
    }
  }
  await placed()
  const before = await statements()
  expect(before).toBeGreaterThan(5)
  const product = await addProduct(shop, seller, { quantity: 100 })
  for (const shopper of await crowd(shop, 30)) await shopper.order({ [product._id]: 2 })
  for (const { order } of [await placed(), await placed()]) await order.pack()
  const { order } = await placed()
  await order.cancel()
  expect(await statements()).toBe(before)
})

it("leaves nothing in between after a server was killed while orders were packed and cancelled", async () => {
  const product = await addProduct(shop, seller, { quantity: 100 })
  const shoppers = await crowd(shop, 8)
  for (const shopper of shoppers) await shopper.order({ [product._id]: 2 })
  const { rows: before } = await shop.db.query(`select from shop_stock_move`)
  const work = shoppers.map(async (shopper, at) => {
    const [order] = await shopper.orders()
    const bought = new AdminOrder(admin, order?._id ?? "")
    await (at % 4 ? bought.pack() : bought.cancel())
  })
  const ended = Promise.allSettled(work)
  for (let moved = 0; moved < before.length + 2; await sleep(2))
    moved = (await shop.db.query(`select from shop_stock_move`)).rowCount ?? 0
  await shop.halt("SIGKILL")
  await ended
  await shop.resume()
  // The locks of the dead server are over after a minute, and the sweep waits for three.
  await shop.db.query(`update shop_lock set expires_at = now()`)
  await sweep(0)
  expect(await brokenInvariants(shop)).toEqual({})
  const { stocked, reserved } = await stockLevel(shop, product._id)
  const { rows } = await shop.db.query<{ packed: number; open: number }>(
    `select sum(item.fulfilled_quantity)::int as packed, coalesce(sum(
       item.quantity - item.fulfilled_quantity) filter (where o.status <> 'canceled'), 0)::int as open
     from order_item item join "order" o on o.id = item.order_id and o.version = item.version
     join order_line_item line on line.id = item.item_id where line.product_id = $1`,
    [product._id],
  )
  expect({ packed: 100 - stocked, open: reserved }).toEqual(rows[0])
})

it("reserves a part that an ordered product got since where its other part is, so that it can be packed", async () => {
  const { order, product } = await placed()
  const { location } = await stockLevel(shop, product)
  const post = <Body>(path: string, body: unknown) => asAdmin<Body>(admin, "POST", path, body)
  const { inventory_item: part } = await post<{ inventory_item: { id: string } }>(
    "/inventory-items",
    { sku: `part-${product}` },
  )
  await post(`/inventory-items/${part.id}/location-levels`, {
    location_id: location,
    stocked_quantity: 4,
  })
  await openSecondLocation(admin, part.id, 50)
  const { variants } = await adminProduct(admin, product)
  await post(`/products/${product}/variants/${variants[0]?.id}/inventory-items`, {
    inventory_item_id: part.id,
    required_quantity: 1,
  })
  expect(await sweep(0)).toEqual([order.id])
  for (const status of ["Packed", "Cancelled"]) {
    const { body } = await seller.post("/api/order/status", { orderId: order.id, status })
    expect(body).toMatchObject({ success: true })
  }
  const { rows } = await shop.db.query(
    `select stocked_quantity::int as stocked, reserved_quantity::int as reserved
     from inventory_level where inventory_item_id = $1 order by 1`,
    [part.id],
  )
  expect(rows).toEqual([
    { stocked: 4, reserved: 0 },
    { stocked: 50, reserved: 0 },
  ])
})

it.each(["changed", "deleted"])(
  "leaves parcels alone of which nobody knows the pieces, as their kit was %s since",
  async (how) => {
    const { product, shopper } = await stage.placed()
    const { item } = await stockLevel(shop, product)
    const { variants } = await adminProduct(admin, product)
    const kit = `/products/${product}/variants/${variants[0]?.id}/inventory-items/${item}`
    const ofPieces = (required_quantity: number) =>
      asAdmin(admin, "POST", kit, { required_quantity })
    await asAdmin(admin, "POST", `/orders/${(await shopper.orders())[0]?._id}/cancel`, {})
    await ofPieces(3)
    await shopper.order({ [product]: 2 })
    const [newest] = await shopper.orders()
    const order = new AdminOrder(admin, newest?._id ?? "")
    await order.pack(1)
    await order.pack()
    await order.ship()
    await order.deliver()
    if (how === "changed") await ofPieces(1)
    else await asAdmin(admin, "DELETE", `/products/${product}`)
    const delivered = async () => {
      const { fulfillments } = await order.read<{ fulfillments: { canceled_at: null }[] }>(
        "*fulfillments",
      )
      const { rows } = await shop.db.query(
        `select stocked_quantity::int as stocked from inventory_level where inventory_item_id = $1`,
        [item],
      )
      return { rows, canceled: fulfillments.map(({ canceled_at: at }) => at) }
    }
    const before = await delivered()
    expect(before).toEqual({ rows: [{ stocked: 4 }], canceled: [null, null] })
    expect(await sweep(0)).toEqual([])
    expect(await delivered()).toEqual(before)
  },
)
