import type { Order } from "@shop/api"
import Stripe from "stripe"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type CardLife, newest, sharedCardLife } from "../../harness/card-life"
import { mailsAbout, orderOnline, webhookSecret } from "../../harness/card-shop"

let life: CardLife
beforeAll(async () => {
  life = await sharedCardLife()
})
beforeEach(() => life.calm())
afterAll(() => life.expectMatched())

describe("the webhook", () => {
  const send = (body: string, signature: string) =>
    fetch(`${life.shop.url}/api/hooks/stripe`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "stripe-signature": signature },
    })
  const signed = (payload: string, secret = webhookSecret, timestamp?: number) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

  it("takes nothing whose signature, age or bytes are wrong, and changes nothing for it", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    life.cards.network.moves.pay(life.cards.pageOf(id).id, "4242424242424242")
    const event = life.cards.held.at(-1)
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
    const { rowCount } = await life.shop.db.query(`select from shop_card_event where id = $1`, [
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

  it("tells the seller once of money for an order that is not here, of its own pages alone", async () => {
    const paid = (id: string, order_id: string, success_url: string) => ({
      id: `evt_${id}`,
      object: "event",
      type: "checkout.session.completed",
      data: {
        object: {
          id: `cs_${id}`,
          object: "checkout.session",
          payment_status: "paid",
          success_url,
          metadata: { order_id },
        },
      },
    })
    for (const event of [
      paid("after_backup", "order_after_backup", "http://shop.test/loader?next=my-orders"),
      paid("after_backup_again", "order_after_backup", "http://shop.test/loader?next=my-orders"),
      paid("elsewhere", "order_elsewhere", "http://other.test/loader?next=my-orders"),
    ]) {
      const body = JSON.stringify(event)
      expect((await send(body, signed(body))).status).toBe(200)
    }
    expect(await mailsAbout(life.shop, "order_after_backup")).toEqual(["payment-problem"])
    expect(await mailsAbout(life.shop, "order_elsewhere")).toEqual([])
  })

  it("answers 400 to what is signed and no event", async () => {
    const bodies = [
      [],
      { type: "customer.created", data: { object: {} } },
      { id: "evt_typeless", data: { object: {} } },
      { id: "evt_hollow", type: "checkout.session.completed" },
      { id: "evt_null", type: "checkout.session.completed", data: { object: null } },
    ].map((event) => JSON.stringify(event))
    const answers = await Promise.all(bodies.map((body) => send(body, signed(body))))
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400))
  })

  it("tells the seller of a dispute, and of money on a second page of the same order", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    await life.pay(id)
    life.cards.network.moves.dispute(life.cards.pageOf(id).id)
    const event = life.cards.held.at(-1)
    if (event) await life.cards.tell(event)
    expect(await newest(shopper)).toMatchObject({ isPaid: true, payment: { problem: "dispute" } })
    expect(await mailsAbout(life.shop, id)).toContain("payment-problem")
    const second = { ...life.cards.pageOf(id), id: "cs_second" }
    const body = JSON.stringify({
      id: "evt_second",
      object: "event",
      type: "checkout.session.completed",
      data: { object: second },
    })
    expect((await send(body, signed(body))).status).toBe(200)
    expect((await newest(shopper)).payment?.problem).toBe("page")
  })

  it("shows the seller an order whose second page was paid, under the status that it has", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const object = { ...life.cards.pageOf(id), id: "cs_other", payment_status: "paid" }
    const type = "checkout.session.completed"
    const body = JSON.stringify({ id: `evt_${id}`, object: "event", type, data: { object } })
    expect((await send(body, signed(body))).status).toBe(200)
    const listed = async (status: string) => {
      const sought = new URLSearchParams({ status, search: `#${id.slice(-8)}` })
      const { body } = await life.seller.get(`/api/order/seller?${sought}`)
      return (body as unknown as { orders: Order[] }).orders.map(({ _id }) => _id)
    }
    expect((await newest(shopper)).status).toBe("Pending payment")
    expect(await listed("Pending payment")).toEqual([id])
    expect(await listed("Order Placed")).toEqual([])
  })
})

it("writes no secret, no card and no e-mail into the log", () => {
  const log = life.shop.log()
  expect(log).toContain("card_payment")
  expect(log).toContain("card_event")
  // Four digits alone also stand in random ids.
  const card = ["42424242", "last4"]
  for (const secret of ["sk_test_of_this_shop", webhookSecret, ...card, "@shop.test", "token="])
    expect(log).not.toContain(secret)
})
