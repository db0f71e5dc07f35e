import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { AdminOrder } from "../../harness/admin-order"
import { type CardLife, newest, PATIENCE, sharedCardLife } from "../../harness/card-life"
import { mailsAbout, orderOnline } from "../../harness/card-shop"

let life: CardLife
beforeAll(async () => {
  life = await sharedCardLife()
})
beforeEach(() => life.calm())
afterAll(() => life.expectMatched())

describe("money that goes back", () => {
  it("all of it, when the seller cancels a paid order; told once", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 2 })
    await life.pay(id)
    const { body } = await life.seller.post("/api/order/status", {
      orderId: id,
      status: "Cancelled",
    })
    expect(body).toMatchObject({ success: true, order: { status: "Cancelled" } })
    const order = await life.comesTo(shopper, "refunded")
    expect(life.refundsOf(id).map(({ amount }) => amount)).toEqual([Math.round(order.amount * 100)])
    expect(order.payment?.refunded).toBe(order.amount)
    await vi.waitFor(async () => {
      expect(await mailsAbout(life.shop, id)).toEqual([
        "order-cancelled",
        "order-placed",
        "payment-received",
        "payment-refunded",
      ])
    }, PATIENCE)
  })

  it("a part of it from Medusa Admin, the rest by the seller's button", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await life.pay(id)
    await new AdminOrder(life.admin, id).refund(10)
    expect(life.refundsOf(id).map(({ amount }) => amount)).toEqual([1_000])
    expect(await newest(shopper)).toMatchObject({ isPaid: true, payment: { refunded: 10 } })
    const { body } = await life.seller.post("/api/order/refund", { orderId: id })
    expect(body).toMatchObject({ success: true, order: { payment: { state: "refunded" } } })
    expect(life.refundsOf(id)).toHaveLength(2)
    const again = await life.seller.post("/api/order/refund", { orderId: id })
    expect(again.body).toMatchObject({ success: false, message: messages.refundImpossible })
    const foreign = await shopper.browser.post("/api/order/refund", { orderId: id })
    expect(foreign.status).toBe(403)
    const off = await life.seller.post("/api/order/status", { orderId: id, status: "Cancelled" })
    expect(off.body).toMatchObject({ success: true, order: { status: "Cancelled" } })
    expect(life.refundsOf(id)).toHaveLength(2)
  })

  it("given back in the provider's own pages, it is known in Medusa as well", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await life.pay(id)
    const { payment_intent: intent } = life.cards.pageOf(id)
    life.cards.network.refund({ payment_intent: intent, amount: 2_500 })
    const event = life.cards.held.findLast(({ type }) => type === "charge.refunded")
    if (event) await life.cards.tell(event)
    await vi.waitFor(
      async () => expect((await newest(shopper)).payment?.refunded).toBe(25),
      PATIENCE,
    )
    expect(life.refundsOf(id)).toHaveLength(1)
    // What was written down is looked at like every refund, and is none that the provider has yet to make.
    await life.reconcile()
    await life.nothingDue(id)
    expect(life.refundsOf(id)).toHaveLength(1)
    expect((await newest(shopper)).payment?.refunded).toBe(25)
  })

  it("asked of Medusa and never of the provider, since a crash came between, it still arrives", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await life.pay(id)
    await life.shop.db.query(
      `insert into refund (id, amount, raw_amount, payment_id)
       select 'ref_lost_' || p.id, 5, '{"value": "5", "precision": 20}', p.id
       from shop_card_payment card join payment p on p.payment_session_id = card.session_id
       where card.order_id = $1`,
      [id],
    )
    await life.reconcile()
    await vi.waitFor(
      () => expect(life.refundsOf(id).map(({ amount }) => amount)).toEqual([500]),
      PATIENCE,
    )
    await life.reconcile()
    await life.nothingDue(id)
    expect(life.refundsOf(id)).toHaveLength(1)
    // The sweep tells the order of it, as of every refund that Medusa forgot to tell.
    await life.shop.db.query(`delete from refund where id like 'ref_lost_%'`)
  })
})
