import { messages } from "@shop/api/messages"
import type { Order } from "@shop/api"
import Stripe from "stripe"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import { AdminOrder } from "../../harness/admin-order"
import type { Browser } from "../../harness/browser"
import {
  type CardShop,
  mailsAbout,
  orderOnline,
  startCardShop,
  webhookSecret,
} from "../../harness/card-shop"
import { itemsOf, productAndShopper, type ReadyShopper, readyShopper } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { shelfUnits } from "../../harness/shelf-units"

const PATIENCE = { timeout: 20_000, interval: 50 }

let card: CardShop
let seller: Browser
let admin: Browser
beforeAll(async () => {
  card = await startCardShop({ RATE_LIMITS: "off" })
  seller = await signInSeller(card.shop)
  admin = await signInAdmin(card.shop)
})
beforeEach(() => {
  card.cards.fault = "none"
  card.cards.calls.length = 0
})
afterAll(async () => {
  expect(await brokenInvariants(card.shop)).toEqual({})
  await card.stop()
})

const stage = (changes: object = {}) =>
  productAndShopper(card.shop, seller, { quantity: 5, ...changes })

async function newest(shopper: ReadyShopper): Promise<Order> {
  return (await shopper.orders())[0] as Order
}

/** Waits for the state that an order's payment comes to; reconciliation looks at once. */
async function comesTo(shopper: ReadyShopper, state: string): Promise<Order> {
  await card.reconcile("opening")
  await vi.waitFor(async () => {
    expect((await newest(shopper)).payment?.state).toBe(state)
  }, PATIENCE)
  return newest(shopper)
}

/** Pays the page of an order and lets the shop hear of it. */
async function pay(orderId: string): Promise<void> {
  const { network } = card.cards
  const page = card.cards.pageOf(orderId)
  expect(network.moves.pay(page.id, "4242424242424242")).toBe("paid")
  await tellAll(page.id)
}

async function tellAll(pageId: string): Promise<void> {
  for (const event of card.cards.held.filter(({ data }) => data.object.id === pageId))
    expect(await card.cards.tell(event)).toBe(200)
}

const refunds = () => card.cards.network.refunds.list()
const refundsOf = (orderId: string) => {
  const { payment_intent: intent } = card.cards.pageOf(orderId)
  return refunds().filter((refund) => refund.payment_intent === intent)
}

describe("the page of an order", () => {
  it("shows each product and the tax, the order's total to the paisa, and lives 31 minutes", async () => {
    const { product, shopper } = await stage({ price: 40, offerPrice: 33.33 })
    const { id, url } = await orderOnline(shopper, { [product._id]: 3 })
    const page = card.cards.pageOf(id)
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
    expect(card.cards.network.lines.get(page.id)?.items).toEqual([
      { name: product.name, quantity: 3, unit_amount: 3_333 },
      { name: messages.taxLine, quantity: 1, unit_amount: 200 },
    ])
    const lives = page.expires_at - Date.parse(order.createdAt) / 1_000
    expect(Math.round(lives / 60)).toBe(31)
    expect(Math.floor(Date.parse(order.payment?.payBefore ?? "") / 1_000)).toBe(page.expires_at)
  })

  it("is one for one press, however often it is sent, and 'Pay now' leads back to it", async () => {
    const { product, shopper } = await stage()
    const items = { [product._id]: 1 }
    const presses = await Promise.all([1, 2, 3].map(() => orderOnline(shopper, items, "one-press")))
    expect(new Set(presses.map(({ url }) => url)).size).toBe(1)
    expect(await shopper.orders()).toHaveLength(1)
    const orderId = presses[0]?.id ?? ""
    const again = await shopper.browser.post("/api/order/pay", { orderId })
    expect(again.body).toMatchObject({ success: true, url: presses[0]?.url })
    const stranger = await readyShopper(card.shop)
    const { body } = await stranger.browser.post("/api/order/pay", { orderId })
    expect(body).toMatchObject({ success: false, message: messages.orderUnknown })
    await pay(orderId)
    const paid = await shopper.browser.post("/api/order/pay", { orderId })
    expect(paid.body).toMatchObject({ success: false, message: messages.paymentDone })
  })

  it("keeps an unpaid order from the seller's list, and shows it once it is paid", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const listed = async (path: string) => {
      const { body } = await seller.get(path)
      return (body as unknown as { orders: Order[] }).orders.some(({ _id }) => _id === id)
    }
    const both = () =>
      Promise.all(["", "?limit=100"].map((more) => listed(`/api/order/seller${more}`)))
    expect(await both()).toEqual([false, false])
    const early = await seller.post("/api/order/status", { orderId: id, status: "Packed" })
    expect(early.body).toMatchObject({ success: false, message: messages.orderUnpaid })
    await pay(id)
    expect(await both()).toEqual([true, true])
    const packed = await seller.post("/api/order/status", { orderId: id, status: "Packed" })
    expect(packed.body).toMatchObject({ success: true })
  })

  it.each(["silent", "refusing"] as const)(
    "is refused readably when the provider is %s: nothing is held, and the next press works",
    { timeout: 40_000 },
    async (fault) => {
      const { product, shopper } = await stage({ quantity: 2 })
      card.cards.fault = fault
      const { browser, addressId } = shopper
      const wish = { items: itemsOf({ [product._id]: 2 }), addressId }
      const began = Date.now()
      const headers = { "idempotency-key": `away-${fault}` }
      const { body } = await browser.post("/api/order/stripe", wish, headers)
      expect(body).toMatchObject({ success: false, message: messages.paymentProviderAway })
      expect(Date.now() - began).toBeLessThan(15_000)
      expect(await newest(shopper)).toMatchObject({ status: "Cancelled" })
      expect(await shelfUnits(card.shop, product._id)).toEqual({ stocked: 2, reserved: 0 })
      card.cards.fault = "none"
      const again = await browser.post("/api/order/stripe", wish, headers)
      expect(again.body).toMatchObject({ success: true })
    },
  )
})

describe("closing a page", () => {
  it.each(["cod", "stripe"])(
    "a new order (%s) closes the one before, so that nobody is kept from what they hold",
    async (how) => {
      const { product, shopper } = await stage({ quantity: 2 })
      const first = await orderOnline(shopper, { [product._id]: 2 })
      const { browser, addressId } = shopper
      const wish = { items: itemsOf({ [product._id]: 2 }), addressId }
      const headers = { "idempotency-key": `second-${how}` }
      const { body } = await browser.post(`/api/order/${how}`, wish, headers)
      expect(body).toMatchObject({ success: true })
      expect(card.cards.pageOf(first.id).status).toBe("expired")
      const [, before] = await shopper.orders()
      expect(before).toMatchObject({ _id: first.id, status: "Cancelled" })
      expect(await shelfUnits(card.shop, product._id)).toEqual({ stocked: 2, reserved: 2 })
    },
  )

  it("needs the token of that page, which works once", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const visitor = card.shop.browser()
    const { search } = new URL(card.cards.pageOf(id).cancel_url ?? "")
    const leave = (query: string) => visitor.get(`/api/order/stripe/cancel${query}`)
    for (const wrong of ["", "?token=", `${search.slice(0, -1)}x`, `?order=${id}`])
      expect((await leave(wrong)).headers.get("location")).toBe("http://shop.test/cart")
    expect((await newest(shopper)).status).toBe("Pending payment")
    await leave(search)
    expect((await newest(shopper)).status).toBe("Cancelled")
    const asked = card.cards.calls.length
    await leave(search)
    expect(card.cards.calls).toHaveLength(asked)
  })

  it("leads whoever was faster and paid to their order, which stands", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const page = card.cards.pageOf(id)
    card.cards.network.moves.pay(page.id, "4242424242424242")
    const { pathname, search } = new URL(page.cancel_url ?? "")
    const { headers } = await card.shop.browser().get(pathname + search)
    expect(headers.get("location")).toBe("http://shop.test/my-orders")
    expect(await newest(shopper)).toMatchObject({ status: "Order Placed", isPaid: true })
  })

  it("holds the stock until the provider confirms it, and is done as soon as it is back", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    card.cards.fault = "refusing"
    const { body } = await shopper.browser.post("/api/order/cancel", { orderId: id })
    expect(body).toMatchObject({ success: false, message: messages.paymentBeingClosed })
    expect((await shelfUnits(card.shop, product._id)).reserved).toBe(1)
    card.cards.fault = "none"
    expect(await comesTo(shopper, "cancelled")).toMatchObject({ status: "Cancelled" })
    expect(card.cards.pageOf(id).status).toBe("expired")
  })

  it("follows an order that is cancelled in Medusa Admin", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await new AdminOrder(admin, id).cancel()
    await comesTo(shopper, "cancelled")
    expect(card.cards.pageOf(id).status).toBe("expired")
  })

  it("gives up an order whose page a crash kept from being made", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await card.shop.db.query(
      `update shop_card_payment set state = 'opening', page_id = null, page_url = null where order_id = $1`,
      [id],
    )
    expect(await comesTo(shopper, "cancelled")).toMatchObject({ status: "Cancelled" })
  })
})

describe("money that goes back", () => {
  it("all of it, when the seller cancels a paid order; told once", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 2 })
    await pay(id)
    const { body } = await seller.post("/api/order/status", { orderId: id, status: "Cancelled" })
    expect(body).toMatchObject({ success: true, order: { status: "Cancelled" } })
    const order = await comesTo(shopper, "refunded")
    expect(refundsOf(id).map(({ amount }) => amount)).toEqual([Math.round(order.amount * 100)])
    expect(order.payment?.refunded).toBe(order.amount)
    await vi.waitFor(async () => {
      expect(await mailsAbout(card.shop, id)).toEqual([
        "order-cancelled",
        "order-placed",
        "payment-received",
        "payment-refunded",
      ])
    }, PATIENCE)
  })

  it("a part of it from Medusa Admin, the rest by the seller's button", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await pay(id)
    await new AdminOrder(admin, id).refund(10)
    expect(refundsOf(id).map(({ amount }) => amount)).toEqual([1_000])
    expect(await newest(shopper)).toMatchObject({ isPaid: true, payment: { refunded: 10 } })
    const { body } = await seller.post("/api/order/refund", { orderId: id })
    expect(body).toMatchObject({ success: true, order: { payment: { state: "refunded" } } })
    expect(refundsOf(id)).toHaveLength(2)
    const again = await seller.post("/api/order/refund", { orderId: id })
    expect(again.body).toMatchObject({ success: false, message: messages.refundImpossible })
    const foreign = await shopper.browser.post("/api/order/refund", { orderId: id })
    expect(foreign.status).toBe(403)
    const off = await seller.post("/api/order/status", { orderId: id, status: "Cancelled" })
    expect(off.body).toMatchObject({ success: true, order: { status: "Cancelled" } })
    expect(refundsOf(id)).toHaveLength(2)
  })

  it("given back in the provider's own pages, it is known in Medusa as well", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await pay(id)
    const { payment_intent: intent } = card.cards.pageOf(id)
    card.cards.network.refund({ payment_intent: intent, amount: 2_500 })
    const event = card.cards.held.findLast(({ type }) => type === "charge.refunded")
    if (event) await card.cards.tell(event)
    await vi.waitFor(
      async () => expect((await newest(shopper)).payment?.refunded).toBe(25),
      PATIENCE,
    )
    expect(refundsOf(id)).toHaveLength(1)
  })

  it("asked of Medusa and never of the provider, since a crash came between, it still arrives", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await pay(id)
    await card.shop.db.query(
      `insert into refund (id, amount, raw_amount, payment_id)
       select 'ref_lost_' || p.id, 5, '{"value": "5", "precision": 20}', p.id
       from shop_card_payment card join payment p on p.payment_session_id = card.session_id
       where card.order_id = $1`,
      [id],
    )
    await card.reconcile()
    await vi.waitFor(
      () => expect(refundsOf(id).map(({ amount }) => amount)).toEqual([500]),
      PATIENCE,
    )
    await card.reconcile()
    await vi.waitFor(async () => {
      const { rows } = await card.shop.db.query(
        `select next_check_at from shop_card_payment where order_id = $1`,
        [id],
      )
      expect(rows[0]?.next_check_at).toBeNull()
    }, PATIENCE)
    expect(refundsOf(id)).toHaveLength(1)
    // The sweep tells the order of it, as of every refund that Medusa forgot to tell.
    await card.shop.db.query(`delete from refund where id like 'ref_lost_%'`)
  })
})

describe("money that comes late", () => {
  const closeIt = async (shopper: ReadyShopper, id: string) => {
    const { network } = card.cards
    network.moves.expire(card.cards.pageOf(id))
    await tellAll(card.cards.pageOf(id).id)
    expect((await newest(shopper)).payment?.state).toBe("expired")
  }
  const payLate = async (id: string) => {
    card.cards.network.moves.payLate(card.cards.pageOf(id).id)
    await tellAll(card.cards.pageOf(id).id)
  }

  it("after the page had expired, it is honoured while everything is still there", async () => {
    const { product, shopper } = await stage({ quantity: 2 })
    const { id } = await orderOnline(shopper, { [product._id]: 2 })
    await closeIt(shopper, id)
    await payLate(id)
    expect(await newest(shopper)).toMatchObject({ status: "Order Placed", isPaid: true })
    expect(await shelfUnits(card.shop, product._id)).toEqual({ stocked: 2, reserved: 2 })
  })

  it("goes back in full when others have bought it meanwhile", async () => {
    const { product, shopper } = await stage({ quantity: 2 })
    const { id } = await orderOnline(shopper, { [product._id]: 2 })
    await closeIt(shopper, id)
    const other = await readyShopper(card.shop)
    expect((await other.order({ [product._id]: 1 })).body).toMatchObject({ success: true })
    await payLate(id)
    const order = await comesTo(shopper, "refunded")
    expect(order).toMatchObject({ status: "Cancelled", isPaid: false })
    expect(refundsOf(id)).toHaveLength(1)
    expect(await mailsAbout(card.shop, id)).toEqual(["payment-expired", "payment-refunded"])
    expect(await shelfUnits(card.shop, product._id)).toEqual({ stocked: 2, reserved: 1 })
  })

  it("goes back in full when the shopper had cancelled", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await shopper.browser.post("/api/order/cancel", { orderId: id })
    await payLate(id)
    expect(await comesTo(shopper, "refunded")).toMatchObject({ status: "Cancelled" })
    expect(refundsOf(id)).toHaveLength(1)
  })

  it("goes back when the order was deleted, and the seller is told", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await card.shop.db.query(`update "order" set deleted_at = now() where id = $1`, [id])
    await card.shop.db.query(
      `update reservation_item set deleted_at = now()
       where line_item_id in (select item_id from order_item where order_id = $1)`,
      [id],
    )
    await pay(id)
    await vi.waitFor(() => expect(refundsOf(id)).toHaveLength(1), PATIENCE)
    expect(await mailsAbout(card.shop, id)).toContain("payment-problem")
  })
})

describe("another amount than the order's", () => {
  it("never marks it paid: the seller is told, and gives it back by cancelling", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const page = card.cards.pageOf(id)
    card.cards.network.sessions.save({ ...page, amount_total: page.amount_total - 1 })
    await pay(id)
    expect(await newest(shopper)).toMatchObject({
      status: "Pending payment",
      isPaid: false,
      payment: { state: "mismatched", problem: "amount" },
    })
    expect(await mailsAbout(card.shop, id)).toEqual(["payment-problem"])
    const { body } = await seller.get("/api/order/seller")
    const shown = (body as unknown as { orders: Order[] }).orders
    expect(shown.find(({ _id }) => _id === id)?.payment?.problem).toBe("amount")
    const cancelled = await seller.post("/api/order/status", { orderId: id, status: "Cancelled" })
    expect(cancelled.body).toMatchObject({ success: true, order: { status: "Cancelled" } })
    await comesTo(shopper, "refunded")
    expect(refundsOf(id).map(({ amount }) => amount)).toEqual([page.amount_total - 1])
  })
})

describe("the webhook", () => {
  const send = (body: string, signature: string) =>
    fetch(`${card.shop.url}/api/hooks/stripe`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "stripe-signature": signature },
    })
  const signed = (payload: string, secret = webhookSecret, timestamp?: number) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

  it("takes nothing whose signature, age or bytes are wrong, and changes nothing for it", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    card.cards.network.moves.pay(card.cards.pageOf(id).id, "4242424242424242")
    const event = card.cards.held.at(-1)
    const body = JSON.stringify(event)
    const old = Math.floor(Date.now() / 1_000) - 301
    const answers = await Promise.all([
      send(body, signed(body, "whsec_of_somebody_else")),
      send(body, signed(body, webhookSecret, old)),
      send(`${body} `, signed(body)),
      send(body, ""),
      send(body, "t=1,v1=00"),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect((await newest(shopper)).payment?.state).toBe("open")
    const { rowCount } = await card.shop.db.query(`select from shop_card_event where id = $1`, [
      event?.id,
    ])
    expect(rowCount).toBe(0)
    expect((await send(body, signed(body))).status).toBe(200)
    expect((await newest(shopper)).payment?.state).toBe("paid")
  })

  it("answers 413 to a megabyte, and takes what is none of its business", async () => {
    const huge = JSON.stringify({ id: "evt_huge", type: "x", note: "x".repeat(1_000_000) })
    expect((await send(huge, signed(huge))).status).toBe(413)
    const session = { id: "cs_other", object: "checkout.session", payment_status: "paid" }
    for (const event of [
      { id: "evt_1", object: "event", type: "customer.created", data: { object: { id: "cus_1" } } },
      {
        id: "evt_2",
        object: "event",
        type: "checkout.session.completed",
        data: { object: { ...session, metadata: { order_id: "order_of_another_shop" } } },
      },
    ]) {
      const body = JSON.stringify(event)
      expect((await send(body, signed(body))).status).toBe(200)
    }
  })

  it("tells the seller of a dispute, and of money on a second page of the same order", async () => {
    const { product, shopper } = await stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await pay(id)
    card.cards.network.moves.dispute(card.cards.pageOf(id).id)
    const event = card.cards.held.at(-1)
    if (event) await card.cards.tell(event)
    expect(await newest(shopper)).toMatchObject({ isPaid: true, payment: { problem: "dispute" } })
    expect(await mailsAbout(card.shop, id)).toContain("payment-problem")
    const second = { ...card.cards.pageOf(id), id: "cs_second" }
    const body = JSON.stringify({
      id: "evt_second",
      object: "event",
      type: "checkout.session.completed",
      data: { object: second },
    })
    expect((await send(body, signed(body))).status).toBe(200)
    expect((await newest(shopper)).payment?.problem).toBe("page")
  })
})

it("writes no secret, no card and no e-mail into the log", () => {
  const log = card.shop.log()
  expect(log).toContain("card_payment")
  expect(log).toContain("card_event")
  for (const secret of ["sk_test_of_this_shop", webhookSecret, "4242", "@shop.test", "token="])
    expect(log).not.toContain(secret)
})
