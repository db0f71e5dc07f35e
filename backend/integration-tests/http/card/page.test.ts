import { limits, type Order } from "@shop/api"
import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type CardLife, newest, sharedCardLife } from "../../harness/card-life"
import { orderOnline } from "../../harness/card-shop"
import { itemsOf, readyShopper } from "../../harness/crowd"
import { shelfUnits } from "../../harness/shelf-units"

let life: CardLife
beforeAll(async () => {
  life = await sharedCardLife()
})
beforeEach(() => life.calm())
afterAll(() => life.expectMatched())

describe("the page of an order", () => {
  it("shows each product and the tax, the order's total to the paisa, and lives 31 minutes", async () => {
    const { product, shopper } = await life.stage({ price: 40, offerPrice: 33.33 })
    const { id, url } = await orderOnline(shopper, { [product._id]: 3 })
    const page = life.cards.pageOf(id)
    const order = await newest(shopper)
    expect(page).toMatchObject({
      url,
      amount_total: 10_199,
      currency: "inr",
      customer_email: shopper.email,
      success_url: "http://shop.test/loader?next=my-orders",
      metadata: { order_id: id },
    })
    expect(order.amount).toBe(101.99)
    expect(life.cards.network.lines.get(page.id)?.items).toEqual([
      { name: product.name, quantity: 3, unit_amount: 3_333 },
      { name: messages.taxLine, quantity: 1, unit_amount: 200 },
    ])
    const lives = page.expires_at - Date.parse(order.createdAt) / 1_000
    expect(Math.round(lives / 60)).toBe(31)
    expect(Math.floor(Date.parse(order.payment?.payBefore ?? "") / 1_000)).toBe(page.expires_at)
  })

  it("is one for one press, however often it is sent, and 'Pay now' leads back to it", async () => {
    const { product, shopper } = await life.stage()
    const items = { [product._id]: 1 }
    const presses = await Promise.all([1, 2, 3].map(() => orderOnline(shopper, items, "one-press")))
    expect(new Set(presses.map(({ url }) => url)).size).toBe(1)
    expect(await shopper.orders()).toHaveLength(1)
    const orderId = presses[0]?.id ?? ""
    const again = await shopper.browser.post("/api/order/pay", { orderId })
    expect(again.body).toMatchObject({ success: true, url: presses[0]?.url })
    const stranger = await readyShopper(life.shop)
    const { body } = await stranger.browser.post("/api/order/pay", { orderId })
    expect(body).toMatchObject({ success: false, message: messages.orderUnknown })
    await life.pay(orderId)
    const paid = await shopper.browser.post("/api/order/pay", { orderId })
    expect(paid.body).toMatchObject({ success: false, message: messages.paymentDone })
    expect(await orderOnline(shopper, items, "one-press")).toEqual(presses[0])
    expect(await shopper.orders()).toHaveLength(1)
  })

  it("keeps an unpaid order from the seller's list, and shows it once it is paid", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const listed = async (prefer: string) => {
      const { body } = await life.seller.get("/api/order/seller", { prefer })
      return (body as unknown as { orders: Order[] }).orders.some(({ _id }) => _id === id)
    }
    const both = () => Promise.all(["", "maxpagesize=100"].map(listed))
    expect(await both()).toEqual([false, false])
    const early = await life.seller.post("/api/order/status", { orderId: id, status: "Packed" })
    expect(early.body).toMatchObject({ success: false, message: messages.orderUnpaid })
    await life.pay(id)
    expect(await both()).toEqual([true, true])
    const packed = await life.seller.post("/api/order/status", { orderId: id, status: "Packed" })
    expect(packed.body).toMatchObject({ success: true })
  })

  it.each([59, 62, 300, 86_400])(
    "lives 31 minutes by the provider's clock, however far that is ahead: %d seconds",
    async (ahead) => {
      const { product, shopper } = await life.stage()
      life.cards.network.ahead = ahead
      const presses = [1, 2, 3].map(() =>
        orderOnline(shopper, { [product._id]: 1 }, `ahead-${ahead}`),
      )
      const [press] = await Promise.all(presses)
      const orderId = press?.id ?? ""
      const pages = life.cards.network.sessions.list(
        ({ metadata }) => metadata.order_id === orderId,
      )
      expect(pages.map(({ url }) => url)).toEqual([press?.url])
      const minutes = ((pages[0]?.expires_at ?? 0) - life.cards.network.now()) / 60
      expect(minutes).toBeGreaterThan(29.9)
      expect(minutes).toBeLessThan(31.1)
      const { payment } = await newest(shopper)
      expect(Math.floor(Date.parse(payment?.payBefore ?? "") / 1_000)).toBe(pages[0]?.expires_at)
      await life.pay(orderId)
      expect(await newest(shopper)).toMatchObject({ isPaid: true })
    },
  )

  it.each([980_392.15, 0.49])(
    "is there for the most and the least that is taken: %d",
    async (price) => {
      const { product, shopper } = await life.stage({ price, offerPrice: price })
      const { id } = await orderOnline(shopper, { [product._id]: 1 })
      const { least, most } = limits.cardPaise
      expect(life.cards.pageOf(id).amount_total).toBe(price > 1 ? most : least)
    },
  )

  it.each([980_392.16, 0.48])("is none for more or less: %d is for cash only", async (price) => {
    const { product, shopper } = await life.stage({ price, offerPrice: price })
    const earlier = await life.stage()
    await orderOnline(shopper, { [earlier.product._id]: 1 })
    life.calm()
    const { browser, addressId } = shopper
    const wish = { items: itemsOf({ [product._id]: 1 }), addressId }
    const { body } = await browser.post("/api/order/stripe", wish)
    expect(body).toMatchObject({ success: false, message: messages.onlineAmountImpossible })
    // Nothing was ordered, and the page that was open is open still.
    expect(life.cards.calls).toEqual([])
    expect((await shopper.orders()).map(({ status }) => status)).toEqual(["Pending payment"])
    expect((await shopper.order({ [product._id]: 1 })).body).toMatchObject({ success: true })
  })

  it.each(["silent", "refusing", "trickling"] as const)(
    "is refused readably when the provider is %s: nothing is held, and the next press works",
    async (fault) => {
      const { product, shopper } = await life.stage({ quantity: 2 })
      life.cards.fault = fault
      const { browser, addressId } = shopper
      const wish = { items: itemsOf({ [product._id]: 2 }), addressId }
      const headers = { "idempotency-key": `away-${fault}` }
      const { body } = await browser.post("/api/order/stripe", wish, headers)
      expect(body).toMatchObject({ success: false, message: messages.paymentProviderAway })
      expect(await newest(shopper)).toMatchObject({ status: "Cancelled" })
      expect(await shelfUnits(life.shop, product._id)).toEqual({ stocked: 2, reserved: 0 })
      life.cards.fault = "none"
      const again = await browser.post("/api/order/stripe", wish, headers)
      expect(again.body).toMatchObject({ success: true })
    },
  )
})
