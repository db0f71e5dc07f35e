import type { Order } from "@shop/api"
import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { AdminOrder } from "../../harness/admin-order"
import { type CardLife, newest, PATIENCE, sharedCardLife } from "../../harness/card-life"
import { mailsAbout, orderOnline } from "../../harness/card-shop"
import { itemsOf } from "../../harness/crowd"
import { shelfUnits } from "../../harness/shelf-units"

let life: CardLife
beforeAll(async () => {
  life = await sharedCardLife()
})
beforeEach(() => life.calm())
afterAll(() => life.expectMatched())

/** What the provider was asked about the page of an order; other files' orders are asked about, too. */
const callsAbout = (orderId: string) => {
  const { id } = life.cards.pageOf(orderId)
  return life.cards.calls.filter((call) => call.includes(id))
}

describe("closing a page", () => {
  it.each(["cod", "stripe"])(
    "a new order (%s) closes the one before, so that nobody is kept from what they hold",
    async (how) => {
      const { product, shopper } = await life.stage({ quantity: 2 })
      const first = await orderOnline(shopper, { [product._id]: 2 })
      const { browser, addressId } = shopper
      const wish = { items: itemsOf({ [product._id]: 2 }), addressId }
      const headers = { "idempotency-key": `second-${how}` }
      const { body } = await browser.post(`/api/order/${how}`, wish, headers)
      expect(body).toMatchObject({ success: true })
      expect(life.cards.pageOf(first.id).status).toBe("expired")
      const [, before] = await shopper.orders()
      expect(before).toMatchObject({ _id: first.id, status: "Cancelled" })
      expect(await shelfUnits(life.shop, product._id)).toEqual({ stocked: 2, reserved: 2 })
    },
  )

  it("an order that is refused closes nothing", async () => {
    const { product, shopper } = await life.stage()
    const open = await orderOnline(shopper, { [product._id]: 1 })
    const items = itemsOf({ [product._id]: 1 })
    const { browser, addressId } = shopper
    for (const wish of [
      { items, addressId: "none" },
      { items, addressId, expectedAmount: 1 },
      { items: itemsOf({ none: 1 }), addressId },
      // One more than there are, with the one that is held.
      { items: itemsOf({ [product._id]: 6 }), addressId },
    ]) {
      const { body } = await browser.post("/api/order/cod", wish)
      expect(body).toMatchObject({ success: false })
    }
    expect(life.cards.pageOf(open.id).status).toBe("open")
    expect(await newest(shopper)).toMatchObject({ _id: open.id, status: "Pending payment" })
  })

  it("needs the token of that page, which works once", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const visitor = life.shop.browser()
    const { search } = new URL(life.cards.pageOf(id).cancel_url ?? "")
    const leave = (query: string) => visitor.get(`/api/order/stripe/cancel${query}`)
    for (const wrong of ["", "?token=", `${search.slice(0, -1)}x`, `?order=${id}`])
      expect((await leave(wrong)).headers.get("location")).toBe("http://shop.test/cart")
    expect((await newest(shopper)).status).toBe("Pending payment")
    await leave(search)
    expect((await newest(shopper)).status).toBe("Cancelled")
    // Whoever looks at an open order lets the shop ask how its page stands, a moment later.
    const closings = () => callsAbout(id).filter((call) => call.startsWith("POST"))
    const closed = closings()
    expect(closed).not.toEqual([])
    await leave(search)
    expect(closings()).toEqual(closed)
  })

  it("leads whoever was faster and paid to their order, which stands", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const page = life.cards.pageOf(id)
    life.cards.network.moves.pay(page.id, "4242424242424242")
    const { pathname, search } = new URL(page.cancel_url ?? "")
    const { headers } = await life.shop.browser().get(pathname + search)
    expect(headers.get("location")).toBe("http://shop.test/my-orders")
    expect(await newest(shopper)).toMatchObject({ status: "Order Placed", isPaid: true })
  })

  it("holds the stock until the provider confirms it, and is done as soon as it is back", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    life.cards.fault = "refusing"
    const { body } = await shopper.browser.post("/api/order/cancel", { orderId: id })
    expect(body).toMatchObject({ success: false, message: messages.paymentBeingClosed })
    expect((await shelfUnits(life.shop, product._id)).reserved).toBe(1)
    life.cards.fault = "none"
    expect(await life.comesTo(shopper, "cancelled")).toMatchObject({ status: "Cancelled" })
    expect(life.cards.pageOf(id).status).toBe("expired")
  })

  it("follows an order that is cancelled in Medusa Admin", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await new AdminOrder(life.admin, id).cancel()
    await life.comesTo(shopper, "cancelled")
    expect(life.cards.pageOf(id).status).toBe("expired")
  })

  const isOver = (id: string) =>
    life.shop.db.query(
      `update shop_card_payment set expires_at = now() - interval '1 minute' where order_id = $1`,
      [id],
    )
  const checksOf = async (id: string) => {
    const query = "select checks from shop_card_payment where order_id = $1"
    return (await life.shop.db.query<{ checks: number }>(query, [id])).rows[0]?.checks ?? NaN
  }
  /** Takes it up twice: the first answer is there before the second time. */
  const askedAgain = async (id: string) => {
    life.cards.calls.length = 0
    for (let times = 0; times < 2; times++) {
      const before = await checksOf(id)
      await life.reconcile()
      await vi.waitFor(async () => expect(await checksOf(id)).toBeGreaterThan(before), PATIENCE)
    }
    expect(callsAbout(id)).not.toEqual([])
  }

  it("ends an order once the provider knows no such page and its time is over; the seller is told", async () => {
    const { product, shopper } = await life.stage()
    const { browser } = shopper
    await browser.post("/api/cart/update", { cartItems: { [product._id]: 1 } })
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    life.cards.fault = "forgetful"
    await askedAgain(id)
    expect((await shelfUnits(life.shop, product._id)).reserved).toBe(1)
    await isOver(id)
    expect(await life.comesTo(shopper, "expired")).toMatchObject({
      status: "Cancelled",
      payment: { problem: "lost" },
    })
    expect((await shelfUnits(life.shop, product._id)).reserved).toBe(0)
    expect(await mailsAbout(life.shop, id)).toEqual(["payment-expired", "payment-problem"])
    const { body } = await life.seller.get("/api/order/seller")
    const shown = (body as unknown as { orders: Order[] }).orders
    expect(shown.find(({ _id }) => _id === id)?.payment?.problem).toBe("lost")
  })

  it.each(["unreachable", "refusing"] as const)(
    "ends nothing for a provider that is %s, however long its page has been over",
    async (fault) => {
      const { product, shopper } = await life.stage()
      const { id } = await orderOnline(shopper, { [product._id]: 1 })
      await isOver(id)
      life.cards.fault = fault
      await askedAgain(id)
      expect(await newest(shopper)).toMatchObject({ payment: { state: "open" } })
      expect((await shelfUnits(life.shop, product._id)).reserved).toBe(1)
      life.cards.fault = "none"
      life.cards.network.moves.expire(life.cards.pageOf(id))
      await life.comesTo(shopper, "expired")
    },
  )

  it("cancels at once what a shopper cancels whose page the provider does not know", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    life.cards.fault = "forgetful"
    const { body } = await shopper.browser.post("/api/order/cancel", { orderId: id })
    expect(body).toMatchObject({ success: true })
    expect(await newest(shopper)).toMatchObject({ status: "Cancelled" })
    expect((await shelfUnits(life.shop, product._id)).reserved).toBe(0)
  })

  it("gives up an order whose page a crash kept from being made", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await life.shop.db.query(
      `update shop_card_payment set state = 'opening', page_id = null, page_url = null where order_id = $1`,
      [id],
    )
    expect(await life.comesTo(shopper, "cancelled")).toMatchObject({ status: "Cancelled" })
  })
})
