import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest"
import { AdminOrder } from "../harness/admin-order"
import type { Browser } from "../harness/browser"
import { crowd } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { adminProduct, asAdmin } from "../harness/medusa-admin"
import { addProduct } from "../harness/products"
import type { Shop } from "../harness/start-shop"
import { stockLevel } from "../harness/stock-level"
import { killedCancellations } from "./killed-cancellations"
import { startSweepStage, type SweepStage } from "./sweep-stage"

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

/** Writes a state that a crash leaves; `$1` is the order. */
async function write(order: AdminOrder, ...statements: string[]): Promise<void> {
  for (const statement of statements) await shop.db.query(statement, [order.id])
  expect(await brokenInvariants(shop)).not.toEqual({})
}

const unregister = `
  update order_item set fulfilled_quantity = 0,
    raw_fulfilled_quantity = '{"value": "0", "precision": 20}' where order_id = $1`
const unlink = `delete from order_fulfillment where order_id = $1`
const linesOf = `select item_id from order_item where order_id = $1`
const reserveAgain = `update reservation_item set deleted_at = null where line_item_id in (${linesOf})`
const free = `update reservation_item set deleted_at = now() where line_item_id in (${linesOf})`
const paymentsOf = `
  select p.id from payment p join order_payment_collection link
  on link.payment_collection_id = p.payment_collection_id where link.order_id = $1`

const longAgo = "updated_at = now() - interval '2 days'"
const untouched = [
  `update "order" set ${longAgo} where id = $1`,
  `update order_item set ${longAgo} where order_id = $1`,
  `update order_change set ${longAgo} where order_id = $1`,
  `update payment set ${longAgo} where id in (${paymentsOf})`,
  `update reservation_item set ${longAgo} where line_item_id in (${linesOf})`,
]

killedCancellations(() => stage)

it("undoes a packing that took the units and was never registered", async () => {
  const { order, product } = await placed()
  await order.pack()
  await write(order, unregister, unlink)
  expect(await sweep(0)).toEqual([order.id])
  expect(await stockLevel(shop, product)).toMatchObject({ stocked: 10, reserved: 3 })
  await order.pack()
  expect(await stockLevel(shop, product)).toMatchObject({ stocked: 7, reserved: 0 })
})

it("waits for who is at an order, and leaves alone what they bring to its end", async () => {
  const { order, product } = await placed()
  await order.pack()
  const setParcel = (deletedAt: string) =>
    `update order_fulfillment set deleted_at = ${deletedAt} where order_id = $1`
  await write(order, unregister, setParcel("now()"))
  const turn = await stage.taken(order)
  const swept = sweep(0)
  await turn.waitedFor()
  const register = `update order_item set fulfilled_quantity = 3, updated_at = now(),
    raw_fulfilled_quantity = shop_raw_number(3) where order_id = $1`
  for (const statement of [register, setParcel("null")]) await shop.db.query(statement, [order.id])
  await turn.letGo()
  await swept
  expect(await stockLevel(shop, product)).toMatchObject({ stocked: 7, reserved: 0 })
})

it("frees what a registered packing left reserved", async () => {
  const { order, product } = await placed()
  await order.pack()
  await write(order, reserveAgain)
  expect(await sweep(0)).toEqual([order.id])
  expect(await stockLevel(shop, product)).toMatchObject({ stocked: 7, reserved: 0 })
})

it("gives a packed order the parcel that was never linked to it", async () => {
  const { order } = await placed()
  await order.pack()
  await shop.db.query(unlink, [order.id])
  expect(await sweep(0)).toEqual([order.id])
  await order.ship()
})

it("takes again what an unpacking put back and never registered", async () => {
  const { order, product } = await placed()
  await order.pack()
  await write(
    order,
    `update inventory_level set stocked_quantity = 10, raw_stocked_quantity = shop_raw_number(10)
     where inventory_item_id = (select inventory_item_id from shop_stock_move where order_id = $1)`,
    `insert into shop_stock_move (order_id, inventory_item_id, location_id, units)
     select order_id, inventory_item_id, location_id, 3 from shop_stock_move where order_id = $1`,
  )
  expect(await sweep(0)).toEqual([order.id])
  expect(await stockLevel(shop, product)).toMatchObject({ stocked: 7, reserved: 0 })
})

it("frees what a cancelled order left reserved", async () => {
  const { order, product } = await placed()
  await order.cancel()
  await write(order, reserveAgain)
  expect(await sweep(0)).toEqual([order.id])
  expect(await stockLevel(shop, product)).toMatchObject({ stocked: 10, reserved: 0 })
})

it("finds what nobody has touched for a day once a day", async () => {
  const { order, product } = await placed()
  await order.cancel()
  await write(order, reserveAgain, ...untouched)
  const now = Date.now()
  vi.spyOn(Date, "now").mockReturnValue(now + 25 * 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await sweep(0)
  expect(await stockLevel(shop, product)).toMatchObject({ stocked: 10, reserved: 0 })
})

it("finishes a cancellation that stopped after the payment", async () => {
  const { order, product } = await placed()
  await write(order, free, `update payment set canceled_at = now() where id in (${paymentsOf})`)
  expect(await sweep(0)).toEqual([order.id])
  expect(await order.read("+status")).toMatchObject({ status: "canceled" })
  expect(await stockLevel(shop, product)).toMatchObject({ stocked: 10, reserved: 0 })
})

it("cancels an order that has no payment at all", async () => {
  const { order, product } = await placed()
  await write(order, free, `delete from order_payment_collection where order_id = $1`)
  expect(await sweep(0)).toEqual([order.id])
  expect(await order.read("+status")).toMatchObject({ status: "canceled" })
  expect(await stockLevel(shop, product)).toMatchObject({ stocked: 10, reserved: 0 })
})

it("tells an order of the payment that was captured for it", async () => {
  const { order } = await placed()
  await write(
    order,
    `insert into capture (id, amount, raw_amount, payment_id)
     select 'capt_' || p.id, amount, raw_amount, p.id from payment p where id in (${paymentsOf})`,
  )
  expect(await sweep(0)).toEqual([order.id])
  const { summary } = await order.read<{ summary: Record<string, number> }>("+summary")
  expect(summary).toMatchObject({ paid_total: 101.99, pending_difference: 0 })
})

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
