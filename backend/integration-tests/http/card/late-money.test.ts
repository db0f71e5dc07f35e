import type { Order } from "@shop/api"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { type CardLife, newest, PATIENCE, sharedCardLife } from "../../harness/card-life"
import { mailsAbout, orderOnline } from "../../harness/card-shop"
import { type ReadyShopper, readyShopper } from "../../harness/crowd"
import { shelfUnits } from "../../harness/shelf-units"

let life: CardLife
beforeAll(async () => {
  life = await sharedCardLife()
})
beforeEach(() => life.calm())
afterAll(() => life.expectMatched())

describe("money that comes late", () => {
  const closeIt = async (shopper: ReadyShopper, id: string) => {
    const { network } = life.cards
    network.moves.expire(life.cards.pageOf(id))
    await life.tellAll(life.cards.pageOf(id).id)
    expect((await newest(shopper)).payment?.state).toBe("expired")
  }
  const payLate = async (id: string) => {
    life.cards.network.moves.payLate(life.cards.pageOf(id).id)
    await life.tellAll(life.cards.pageOf(id).id)
  }

  /** When a payment is asked about again, in seconds since it came to its state. */
  const nextLook = async (id: string) => {
    const { rows } = await life.shop.db.query<{ seconds: number | null }>(
      `select extract(epoch from next_check_at - changed_at)::float8 as seconds
       from shop_card_payment where order_id = $1`,
      [id],
    )
    return rows[0]?.seconds ?? undefined
  }

  it("after the page had expired, it is honoured while everything is still there", async () => {
    const { product, shopper } = await life.stage({ quantity: 2 })
    const { id } = await orderOnline(shopper, { [product._id]: 2 })
    await closeIt(shopper, id)
    await payLate(id)
    expect(await newest(shopper)).toMatchObject({ status: "Order Placed", isPaid: true })
    expect(await shelfUnits(life.shop, product._id)).toEqual({ stocked: 2, reserved: 2 })
  })

  it("goes back in full when others have bought it meanwhile", async () => {
    const { product, shopper } = await life.stage({ quantity: 2 })
    const { id } = await orderOnline(shopper, { [product._id]: 2 })
    await closeIt(shopper, id)
    const other = await readyShopper(life.shop)
    expect((await other.order({ [product._id]: 1 })).body).toMatchObject({ success: true })
    await payLate(id)
    const order = await life.comesTo(shopper, "refunded")
    expect(order).toMatchObject({ status: "Cancelled", isPaid: false })
    expect(life.refundsOf(id)).toHaveLength(1)
    expect(await mailsAbout(life.shop, id)).toEqual(["payment-expired", "payment-refunded"])
    expect(await shelfUnits(life.shop, product._id)).toEqual({ stocked: 2, reserved: 1 })
  })

  it("goes back in full when the seller has withdrawn the product meanwhile", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await closeIt(shopper, id)
    const withdraw = { productId: product._id, withdrawn: true }
    const { body } = await life.seller.post("/api/product/withdraw", withdraw)
    expect(body).toMatchObject({ success: true })
    await payLate(id)
    expect(await life.comesTo(shopper, "refunded")).toMatchObject({ status: "Cancelled" })
    expect(life.refundsOf(id)).toHaveLength(1)
  })

  it("goes back in full when the shopper had cancelled", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await shopper.browser.post("/api/order/cancel", { orderId: id })
    await payLate(id)
    expect(await life.comesTo(shopper, "refunded")).toMatchObject({ status: "Cancelled" })
    expect(life.refundsOf(id)).toHaveLength(1)
  })

  it("goes back when nobody told of it: a closed page is looked at again an hour and a day later", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await shopper.browser.post("/api/order/cancel", { orderId: id })
    for (const seconds of [3_600, 86_400]) {
      await life.reconcile()
      await vi.waitFor(async () => expect(await nextLook(id)).toBe(seconds), PATIENCE)
    }
    life.cards.network.moves.payLate(life.cards.pageOf(id).id)
    expect(await life.comesTo(shopper, "refunded")).toMatchObject({ status: "Cancelled" })
    expect(life.refundsOf(id)).toHaveLength(1)
    await life.nothingDue(id)
  })

  it("goes back when the order was deleted, and the seller is told", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await life.shop.db.query(`update "order" set deleted_at = now() where id = $1`, [id])
    await life.shop.db.query(
      `update reservation_item set deleted_at = now()
       where line_item_id in (select item_id from order_item where order_id = $1)`,
      [id],
    )
    await life.pay(id)
    await vi.waitFor(() => expect(life.refundsOf(id)).toHaveLength(1), PATIENCE)
    expect(await mailsAbout(life.shop, id)).toContain("payment-problem")
  })
})

describe("another amount than the order's", () => {
  it("never marks it paid: the seller is told, and gives it back by cancelling", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const page = life.cards.pageOf(id)
    life.cards.network.sessions.save({ ...page, amount_total: page.amount_total - 1 })
    await life.pay(id)
    expect(await newest(shopper)).toMatchObject({
      status: "Pending payment",
      isPaid: false,
      payment: { state: "mismatched", problem: "amount" },
    })
    expect(await mailsAbout(life.shop, id)).toEqual(["payment-problem"])
    const { body } = await life.seller.get("/api/order/seller")
    const shown = (body as unknown as { orders: Order[] }).orders
    expect(shown.find(({ _id }) => _id === id)?.payment?.problem).toBe("amount")
    const cancelled = await life.seller.post("/api/order/status", {
      orderId: id,
      status: "Cancelled",
    })
    expect(cancelled.body).toMatchObject({ success: true, order: { status: "Cancelled" } })
    await life.comesTo(shopper, "refunded")
    expect(life.refundsOf(id).map(({ amount }) => amount)).toEqual([page.amount_total - 1])
  })
})
