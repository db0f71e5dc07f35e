import { expect, it } from "vitest"
import type { AdminOrder } from "../harness/admin-order"
import { brokenInvariants } from "../harness/invariants"
import { stockLevel } from "../harness/stock-level"
import type { SweepStage } from "./sweep-stage"

const ageEdit = `
  update payment p set canceled_at = canceled_at - interval '1 hour'
  from order_payment_collection link
  where link.payment_collection_id = p.payment_collection_id and link.order_id = $1`

/** Where the cancellation of a paid order may be killed: before what, and what that is in Medusa. */
const points: [before: string, module: string, method: string][] = [
  ["the provider had answered", "payment", "refundPaymentFromProvider_"],
  ["the order was told of its refund", "order", "addOrderTransactions"],
  ["the refund was taken off its total", "order", "createOrderChange"],
  ["that was confirmed", "order", "confirmOrderChange"],
  ["the order was marked", "order", "cancel"],
]

/** Promises of `sweep.test.ts`: cancellations and refunds that were really killed half-way. */
export function killedCancellations(stage: () => SweepStage): void {
  const placed = () => stage().placed()
  const sweep = () => stage().sweep(0)
  const broken = () => brokenInvariants(stage().shop)
  const unitsOf = (product: string) => stockLevel(stage().shop, product)
  const cancel = ({ id }: AdminOrder, ...at: [module: string, method: string]) =>
    stage().killed(at, (flows, container) =>
      flows.cancelOrderWorkflow(container).run({ input: { order_id: id } }),
    )

  it.each(points)(
    "finishes the cancellation of a paid order that was killed before %s",
    async (_, ...at) => {
      const { order, product, shopper } = await placed()
      await order.capture()
      await cancel(order, ...at)
      await expect.poll(async () => (await unitsOf(product)).reserved).toBe(0)
      expect(await broken()).not.toEqual({})
      expect(await sweep()).toEqual([order.id])
      const summary = { paid_total: 101.99, refunded_total: 101.99, pending_difference: 0 }
      expect(await order.read("+status,+summary")).toMatchObject({ status: "canceled", summary })
      expect(await unitsOf(product)).toMatchObject({ stocked: 10, reserved: 0 })
      const shown = { status: "Cancelled", isPaid: false, amount: 101.99 }
      expect(await shopper.orders()).toMatchObject([shown])
    },
  )

  it("finishes the cancellation of an order that was edited before", async () => {
    const { order, product } = await placed()
    await order.edit({ set: { [product]: 2 } })
    await stage().shop.db.query(ageEdit, [order.id])
    await cancel(order, "order", "createOrderChange")
    expect(await broken()).not.toEqual({})
    expect(await sweep()).toEqual([order.id])
    expect(await order.read("+status")).toMatchObject({ status: "canceled" })
    expect(await unitsOf(product)).toMatchObject({ stocked: 10, reserved: 0 })
  })

  it("takes a refund that was killed half-way off the total of its order, which stands", async () => {
    const { order, product, shopper } = await placed()
    await order.capture()
    const input = { payment_id: await order.payment(), amount: 10 }
    await stage().killed(["order", "createOrderChange"], (flows, container) =>
      flows.refundPaymentWorkflow(container).run({ input }),
    )
    expect(await broken()).not.toEqual({})
    expect(await sweep()).toEqual([order.id])
    const summary = { refunded_total: 10, current_order_total: 91.99, pending_difference: 0 }
    expect(await order.read("+status,+summary")).toMatchObject({ status: "pending", summary })
    expect(await unitsOf(product)).toMatchObject({ stocked: 10, reserved: 3 })
    expect(await shopper.orders()).toMatchObject([{ status: "Order Placed", amount: 101.99 }])
  })

  it("leaves orders alone that were edited, and paid ones that were refunded as well", async () => {
    const [edited, owed, owing, back] = await Promise.all([placed(), placed(), placed(), placed()])
    await edited.order.edit({ set: { [edited.product]: 2 } })
    for (const { order } of [owed, owing, back]) await order.capture()
    await owed.order.edit({ set: { [owed.product]: 2 } })
    await owed.order.refund(30)
    expect(await sweep()).toEqual([])
    await owed.order.edit({ set: { [owed.product]: 4 } })
    await owing.order.edit({ set: { [owing.product]: 4 } })
    await owing.order.refund(30)
    await back.order.refund(101.99)
    expect(await sweep()).toEqual([])
    for (const { order } of [edited, back]) await order.pack()
    expect(await sweep()).toEqual([])
  })
}
