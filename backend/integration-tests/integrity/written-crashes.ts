import { expect, it, onTestFinished, vi } from "vitest"
import type { AdminOrder } from "../harness/admin-order"
import { brokenInvariants } from "../harness/invariants"
import { stockLevel } from "../harness/stock-level"
import type { SweepStage } from "./sweep-stage"

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

/** Promises of `sweep.test.ts`: orders in a state that a crash leaves, written by hand. */
export function writtenCrashes(stage: () => SweepStage): void {
  const placed = () => stage().placed()
  const sweep = () => stage().sweep(0)
  const unitsOf = (product: string) => stockLevel(stage().shop, product)

  /** Writes such a state; `$1` is the order. */
  async function write(order: AdminOrder, ...statements: string[]): Promise<void> {
    for (const statement of statements) await stage().shop.db.query(statement, [order.id])
    expect(await brokenInvariants(stage().shop)).not.toEqual({})
  }

  it("undoes a packing that took the units and was never registered", async () => {
    const { order, product } = await placed()
    await order.pack()
    await write(order, unregister, unlink)
    expect(await sweep()).toEqual([order.id])
    expect(await unitsOf(product)).toMatchObject({ stocked: 10, reserved: 3 })
    await order.pack()
    expect(await unitsOf(product)).toMatchObject({ stocked: 7, reserved: 0 })
  })

  it("waits for who is at an order, and leaves alone what they bring to its end", async () => {
    const { order, product } = await placed()
    await order.pack()
    const setParcel = (deletedAt: string) =>
      `update order_fulfillment set deleted_at = ${deletedAt} where order_id = $1`
    await write(order, unregister, setParcel("now()"))
    const turn = await stage().taken(order)
    const swept = sweep()
    await turn.waitedFor()
    const register = `update order_item set fulfilled_quantity = 3, updated_at = now(),
      raw_fulfilled_quantity = shop_raw_number(3) where order_id = $1`
    for (const statement of [register, setParcel("null")])
      await stage().shop.db.query(statement, [order.id])
    await turn.letGo()
    await swept
    expect(await unitsOf(product)).toMatchObject({ stocked: 7, reserved: 0 })
  })

  it("frees what a registered packing left reserved", async () => {
    const { order, product } = await placed()
    await order.pack()
    await write(order, reserveAgain)
    expect(await sweep()).toEqual([order.id])
    expect(await unitsOf(product)).toMatchObject({ stocked: 7, reserved: 0 })
  })

  it("gives a packed order the parcel that was never linked to it", async () => {
    const { order } = await placed()
    await order.pack()
    await stage().shop.db.query(unlink, [order.id])
    expect(await sweep()).toEqual([order.id])
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
    expect(await sweep()).toEqual([order.id])
    expect(await unitsOf(product)).toMatchObject({ stocked: 7, reserved: 0 })
  })

  it("frees what a cancelled order left reserved", async () => {
    const { order, product } = await placed()
    await order.cancel()
    await write(order, reserveAgain)
    expect(await sweep()).toEqual([order.id])
    expect(await unitsOf(product)).toMatchObject({ stocked: 10, reserved: 0 })
  })

  it("finds what nobody has touched for a day once a day", async () => {
    const { order, product } = await placed()
    await order.cancel()
    await write(order, reserveAgain, ...untouched)
    const now = Date.now()
    vi.spyOn(Date, "now").mockReturnValue(now + 25 * 3_600_000)
    onTestFinished(() => void vi.restoreAllMocks())
    await sweep()
    expect(await unitsOf(product)).toMatchObject({ stocked: 10, reserved: 0 })
  })

  it("finishes a cancellation that stopped after the payment", async () => {
    const { order, product } = await placed()
    await write(order, free, `update payment set canceled_at = now() where id in (${paymentsOf})`)
    expect(await sweep()).toEqual([order.id])
    expect(await order.read("+status")).toMatchObject({ status: "canceled" })
    expect(await unitsOf(product)).toMatchObject({ stocked: 10, reserved: 0 })
  })

  it("cancels an order that has no payment at all", async () => {
    const { order, product } = await placed()
    await write(order, free, `delete from order_payment_collection where order_id = $1`)
    expect(await sweep()).toEqual([order.id])
    expect(await order.read("+status")).toMatchObject({ status: "canceled" })
    expect(await unitsOf(product)).toMatchObject({ stocked: 10, reserved: 0 })
  })

  it("tells an order of the payment that was captured for it", async () => {
    const { order } = await placed()
    await write(
      order,
      `insert into capture (id, amount, raw_amount, payment_id)
       select 'capt_' || p.id, amount, raw_amount, p.id from payment p where id in (${paymentsOf})`,
    )
    expect(await sweep()).toEqual([order.id])
    const { summary } = await order.read<{ summary: Record<string, number> }>("+summary")
    expect(summary).toMatchObject({ paid_total: 101.99, pending_difference: 0 })
  })
}
