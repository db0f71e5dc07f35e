import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { Stripe } from "stripe"
import { afterEach, beforeEach, expect, test } from "vitest"
import { answerWith } from "../http/answer-with.js"
import { type Journal, noJournal } from "./journal.js"
import { type Cards, startCardNetwork } from "./start-card-network.js"

const secret = "whsec_test"
const parameters = {
  mode: "payment" as const,
  line_items: [
    {
      quantity: 3,
      price_data: { currency: "inr", unit_amount: 9_999, product_data: { name: "Mango <b>" } },
    },
    {
      quantity: 1,
      price_data: { currency: "inr", unit_amount: 600, product_data: { name: "Tax" } },
    },
  ],
  customer_email: "asha@shop.test",
  metadata: { order_id: "order_1" },
  success_url: "http://shop.test/loader?next=my-orders",
  cancel_url: "http://shop.test/api/order/stripe/cancel?token=t",
}

let cards: Cards
let stripe: Stripe
let url: string
let received: { event: Stripe.Event; status: number }[]
/** What the shop answers to the next events, before it takes all others. */
let refusals: number[]
const closing: (() => unknown)[] = []

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ""
  for await (const chunk of request) body += String(chunk)
  return body
}

async function start(journal: Journal = noJournal): Promise<void> {
  const shop = await listen(
    createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const signature = String(request.headers["stripe-signature"])
        const event = stripe.webhooks.constructEvent(body, signature, secret)
        const status = refusals.shift() ?? 200
        received.push({ event, status })
        response.writeHead(status).end()
      })
    }),
  )
  cards = startCardNetwork(() => url, { webhook: { url: shop, secret }, journal })
  closing.push(() => cards.stop())
  url = await listen(createServer(answerWith(cards.routes)))
  const { hostname, port } = new URL(url)
  stripe = new Stripe("sk_test_1", { host: hostname, port, protocol: "http", telemetry: false })
}

beforeEach(async () => {
  received = []
  refusals = []
  await start()
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const enter = (id: string, fields: Record<string, string>, step = "") =>
  fetch(`${url}/pay/${id}${step}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  })

test("the official package opens a page, reads it, lists it and closes it", async () => {
  const session = await stripe.checkout.sessions.create(parameters)
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    amount_total: 30_597,
    currency: "inr",
    metadata: { order_id: "order_1" },
  })
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id })
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: "expired" })
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow(/expired/)
  await expect(stripe.checkout.sessions.retrieve("cs_none")).rejects.toMatchObject({
    code: "resource_missing",
  })
})

test("a key makes one page however often it is used, and never two different ones", async () => {
  const options = { idempotencyKey: "order-1" }
  const first = await stripe.checkout.sessions.create(parameters, options)
  expect((await stripe.checkout.sessions.create(parameters, options)).id).toBe(first.id)
  const other = { ...parameters, customer_email: "binu@shop.test" }
  await expect(stripe.checkout.sessions.create(other, options)).rejects.toMatchObject({
    type: "StripeIdempotencyError",
  })
})

test.each([
  ["another page's lifetime", { expires_at: Math.floor(Date.now() / 1_000) + 60 }],
  ["an amount of nothing", { line_items: [] }],
  ["an amount of nine digits", { line_items: [{ ...parameters.line_items[0], quantity: 10_002 }] }],
])("what Stripe refuses is refused here: %s", async (_name, change) => {
  await expect(stripe.checkout.sessions.create({ ...parameters, ...change })).rejects.toMatchObject(
    { type: "StripeInvalidRequestError" },
  )
})

test("the page shows what is paid and escapes names; a paid one leads back and says so by a signed event", async () => {
  const { id } = await stripe.checkout.sessions.create(parameters)
  const shown = await (await fetch(`${url}/pay/${id}`)).text()
  expect(shown).toContain("₹305.97")
  expect(shown).toContain("Mango &lt;b&gt;")
  const answer = await enter(id, { number: "4242 4242 4242 4242" })
  expect(answer.headers.get("location")).toBe(parameters.success_url)
  await expect
    .poll(() => received.map(({ event }) => event.type))
    .toEqual(["checkout.session.completed"])
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] })
  expect(session).toMatchObject({ payment_status: "paid", status: "complete" })
  expect(session.payment_intent).toMatchObject({ status: "succeeded", amount_received: 30_597 })
})

test("the page says by India's clock until when it is open", async () => {
  const { id, expires_at: end } = await stripe.checkout.sessions.create(parameters)
  const clock = new Intl.DateTimeFormat("en-IN", { timeStyle: "short", timeZone: "Asia/Kolkata" })
  const shown = await (await fetch(`${url}/pay/${id}`)).text()
  expect(shown).toContain(`open until ${clock.format(end * 1_000)}.`)
})

test("cards are declined, unknown or asked to confirm, and only a confirmed one pays", async () => {
  const { id } = await stripe.checkout.sessions.create(parameters)
  expect(await (await enter(id, { number: "4000000000000002" })).text()).toContain("declined")
  expect(await (await enter(id, { number: "5555555555554444" })).text()).toContain("none of the")
  expect(await (await enter(id, { number: "4000002500003155" })).text()).toContain("Your bank asks")
  expect(await (await enter(id, { answer: "no" }, "/confirm")).text()).toContain("not confirmed")
  expect(received).toEqual([])
  const staying = await enter(id, { answer: "yes", stay: "yes" }, "/confirm")
  expect(await staying.text()).toContain("You can close this tab")
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid")
  expect(await (await enter(id, { number: "4242424242424242" })).text()).toContain("paid already")
})

test("refunds are counted, never too many, and told of", async () => {
  const { id } = await stripe.checkout.sessions.create(parameters)
  cards.network.moves.pay(id, "4242424242424242")
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id)
  const payment_intent = String(intent)
  const options = { idempotencyKey: "ref_1" }
  const some = { payment_intent, amount: 597, metadata: { refund_id: "ref_1" } }
  const first = await stripe.refunds.create(some, options)
  expect((await stripe.refunds.create(some, options)).id).toBe(first.id)
  await expect(stripe.refunds.create({ payment_intent, amount: 30_001 })).rejects.toThrow(/greater/)
  await stripe.refunds.create({ payment_intent })
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  })
  const { data } = await stripe.refunds.list({ payment_intent })
  expect(data).toHaveLength(2)
  const oneByOne = stripe.refunds.list({ payment_intent, limit: 1 })
  expect(await oneByOne.autoPagingToArray({ limit: 10 })).toEqual(data)
  const charge = await stripe.paymentIntents.retrieve(payment_intent, { expand: ["latest_charge"] })
  expect(charge.latest_charge).toMatchObject({ amount_refunded: 30_597, refunded: true })
  await expect.poll(() => received.length).toBe(3)
})

test("an event comes again until the shop has taken it", async () => {
  refusals = [503]
  const { id } = await stripe.checkout.sessions.create(parameters)
  await stripe.checkout.sessions.expire(id)
  await expect.poll(() => received.map(({ status }) => status)).toEqual([503, 200])
})

test("a restart knows every page and payment again, and no card number is ever written", async () => {
  const written: string[] = []
  const entries: ReturnType<Journal["read"]> = []
  const journal: Journal = {
    read: () => entries,
    write: (kind, id, value) => {
      written.push(JSON.stringify(value))
      entries.push({ kind, id, value: structuredClone(value) })
    },
  }
  await start(journal)
  const { id } = await stripe.checkout.sessions.create(parameters)
  await enter(id, { number: "4242424242424242", cvc: "737" })
  await start(journal)
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid")
  // As a word of its own: ids and times have any three digits in them.
  expect(written.join()).not.toMatch(/424242424|\b737\b/)
})

test("a refund that fails later stands as never made; only a closed card is sent no other", async () => {
  const { id } = await stripe.checkout.sessions.create(parameters)
  await enter(id, { number: "4242 4242 4242 4242" })
  const { payment_intent: intent } = cards.network.session(id)
  const give = () => stripe.refunds.create({ payment_intent: intent ?? "", amount: 1_000 })
  const chargeNow = async () =>
    (await stripe.paymentIntents.retrieve(intent ?? "", { expand: ["latest_charge"] }))
      .latest_charge
  cards.network.moves.failRefund((await give()).id)
  expect(await chargeNow()).toMatchObject({ amount_refunded: 0, refunded: false })
  await expect.poll(() => received.map(({ event }) => event.type)).toContain("refund.failed")
  cards.network.moves.failRefund((await give()).id, "expired_or_canceled_card")
  await expect(give()).rejects.toThrow(/previous attempt to refund/)
  const { data } = await stripe.refunds.list({ payment_intent: intent ?? "" })
  expect(data.map(({ failure_reason: reason }) => reason)).toEqual([
    "expired_or_canceled_card",
    "unknown",
  ])
})
