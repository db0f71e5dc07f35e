import type { Order } from "@shop/api"
import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { AdminOrder } from "../../harness/admin-order"
import { type CardLife, newest, sharedCardLife } from "../../harness/card-life"
import { orderOnline } from "../../harness/card-shop"
import type { ReadyShopper } from "../../harness/crowd"

let life: CardLife
beforeAll(async () => {
  life = await sharedCardLife()
})
beforeEach(() => life.calm())
afterAll(() => life.expectMatched())

interface Paid {
  shopper: ReadyShopper
  order: AdminOrder
  productId: string
}

/** Three units at 38 rupees each, paid by card: 116.28 rupees. */
async function paid(): Promise<Paid> {
  const { product, shopper } = await life.stage({ offerPrice: 38 })
  const { id } = await orderOnline(shopper, { [product._id]: 3 })
  await life.pay(id)
  return { shopper, order: new AdminOrder(life.admin, id), productId: product._id }
}

async function handOver({ order }: Paid): Promise<void> {
  for (const status of ["Packed", "Out for delivery", "Delivered"]) {
    const { body } = await life.seller.post("/api/order/status", { orderId: order.id, status })
    expect(body).toMatchObject({ success: true, order: { status } })
  }
}

async function seen({ shopper }: Paid) {
  const { amount, isPaid, items, payment } = await newest(shopper)
  const [quantity] = items.map((item: Order["items"][number]) => item.quantity)
  return { amount, isPaid, quantity, refunded: payment?.refunded }
}

describe("an order that Medusa Admin changed after it was paid by card", () => {
  it("keeps its amount when a unit comes back, is refunded, and then the rest as well", async () => {
    const bought = await paid()
    const { order, productId } = bought
    const before = { amount: 116.28, isPaid: true, quantity: 3 }
    await handOver(bought)
    await order.takeBack(productId, 1)
    expect(await seen(bought)).toEqual(before)
    await order.refund(38.76)
    expect(await seen(bought)).toEqual({ ...before, refunded: 38.76 })
    await life.seller.post("/api/order/refund", { orderId: order.id })
    expect(await seen(bought)).toEqual({ ...before, isPaid: false, refunded: 116.28 })
  })

  it("costs what it was lowered to", async () => {
    const bought = await paid()
    await bought.order.edit({ set: { [bought.productId]: 2 } })
    await bought.order.refund(38.76)
    const now = { amount: 77.52, isPaid: true, quantity: 2, refunded: 38.76 }
    expect(await seen(bought)).toEqual(now)
  })

  it("is packed and delivered when units were added, and says that not all of it is paid", async () => {
    const bought = await paid()
    const { order, productId } = bought
    await order.edit({ set: { [productId]: 4 } })
    const now = { amount: 155.04, isPaid: false, quantity: 4 }
    expect(await seen(bought)).toEqual(now)
    await handOver(bought)
    expect(await seen(bought)).toEqual(now)
    await order.markAsPaid()
    expect(await seen(bought)).toEqual({ ...now, isPaid: true })
  })
})

describe("an order whose card page is open", () => {
  it("is only cancelled in Medusa Admin, so that what the shopper pays is what it costs", async () => {
    const { product, shopper } = await life.stage({ offerPrice: 38 })
    const { id } = await orderOnline(shopper, { [product._id]: 3 })
    const order = new AdminOrder(life.admin, id)
    const { items, payment_collections: asked } = await order.read<{
      items: { id: string }[]
      payment_collections: { id: string }[]
    }>("*items,*payment_collections")
    const lines = items.map((item) => ({ id: item.id, quantity: 3 }))
    for (const [path, body] of [
      ["order-edits", { order_id: id }],
      [`orders/${id}/fulfillments`, { items: lines }],
      [`payment-collections/${asked[0]?.id}/mark-as-paid`, { order_id: id }],
    ] as const)
      expect(await life.admin.post(`/admin/${path}`, body)).toMatchObject({
        status: 400,
        body: { message: messages.orderAwaitsCard },
      })
    await life.pay(id)
    expect(await newest(shopper)).toMatchObject({ amount: 116.28, isPaid: true })
    await order.edit({ set: { [product._id]: 2 } })
    expect(await newest(shopper)).toMatchObject({ amount: 77.52 })
  })
})
