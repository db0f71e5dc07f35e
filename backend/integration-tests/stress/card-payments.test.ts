import { setTimeout as sleep } from "node:timers/promises"
import type { Order, Product } from "@shop/api"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { signInSeller } from "../harness/accounts"
import type { Browser } from "../harness/browser"
import { type CardShop, orderOnline, startCardShop } from "../harness/card-shop"
import { crowd, itemsOf, type ReadyShopper, readyShopper } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { addProduct } from "../harness/products"
import { shelfUnits } from "../harness/shelf-units"
import { expectMatched } from "./card-money"
import { rounds } from "./rounds"

const UNITS = 1_000_000
const CARD = "4242424242424242"

let card: CardShop
let seller: Browser
let product: Product
beforeAll(async () => {
  card = await startCardShop({ RATE_LIMITS: "off" })
  seller = await signInSeller(card.shop)
  product = await addProduct(card.shop, seller, { quantity: UNITS })
})
afterAll(() => card.stop())

/**
 * Every payment is looked at until nothing is left to do. What a day of looks is for happens within a
 * second here, so those at closed pages are all still to come; those at refunds are weeks away.
 */
async function comesToRest(): Promise<void> {
  await card.shop.db.query(
    `update shop_card_payment set next_check_at = now(), checks = 0
     where state in ('expired', 'failed', 'cancelled') and page_id is not null`,
  )
  await vi.waitFor(
    async () => {
      await card.reconcile("opening")
      await sleep(1_100)
      const { rows } = await card.shop.db.query<{ order_id: string; state: string }>(
        `select order_id, state from shop_card_payment
         where state in ('opening', 'open', 'refunding')
           or next_check_at < now() + interval '6 days'`,
      )
      const isAtRest = ({ order_id: id, state }: (typeof rows)[number]) =>
        state === "open" && card.cards.pageOf(id).status === "open"
      expect(rows.filter((row) => !isAtRest(row))).toEqual([])
    },
    { timeout: 120_000, interval: 200 },
  )
}

/** Nothing is sold twice, and nothing stays held for what was not bought. */
async function everythingFits(): Promise<void> {
  const { rows } = await card.shop.db.query<{ count: number }>(
    `select count(*)::int as count from "order" where status <> 'canceled'`,
  )
  const { stocked, reserved } = await shelfUnits(card.shop, product._id)
  expect({ stocked, reserved }).toEqual({ stocked: UNITS, reserved: rows[0]?.count })
  expect(await brokenInvariants(card.shop)).toEqual({})
}

/** What may happen to one order; each step is on its own whether it makes sense or not. */
type Step = "pay" | "pay late" | "expire" | "leave" | "cancel" | "seller cancels" | "refund"

async function take(step: Step, shopper: ReadyShopper, orderId: string): Promise<void> {
  const { network } = card.cards
  const page = card.cards.pageOf(orderId)
  switch (step) {
    case "pay":
      return void network.moves.pay(page.id, CARD)
    case "pay late":
      return void (page.status === "expired" && network.moves.payLate(page.id))
    case "expire":
      return void (page.status === "open" && network.moves.expire(page))
    case "leave": {
      const { pathname, search } = new URL(page.cancel_url ?? "")
      return void (await card.shop.browser().get(pathname + search))
    }
    case "cancel":
      return void (await shopper.browser.post("/api/order/cancel", { orderId }))
    case "seller cancels":
      return void (await seller.post("/api/order/status", { orderId, status: "Cancelled" }))
    case "refund":
      return void (await seller.post("/api/order/refund", { orderId }))
  }
}

/** Tells the shop of one of the events about an order. */
async function replay(orderId: string, which: number): Promise<void> {
  const { id, payment_intent: intent } = card.cards.pageOf(orderId)
  const events = card.cards.held.filter(({ data: { object } }) =>
    "payment_intent" in object && object.payment_intent
      ? object.payment_intent === intent
      : object.id === id,
  )
  const event = events[which % Math.max(events.length, 1)]
  if (event) expect(await card.cards.tell(event)).toBe(200)
}

const steps: Step[] = ["pay", "pay late", "expire", "leave", "cancel", "seller cancels", "refund"]
const history = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom<Step | "reconcile">(...steps, "pay", "reconcile") },
    { weight: 1, arbitrary: fc.nat(5) },
  ),
  { minLength: 1, maxLength: 8 },
)

const histories = rounds(25, 1_000)
it(
  "keeps money and orders matched through random histories of pay, expire, cancel, refund and replay",
  { timeout: histories.timeout },
  async () => {
    const seed = Number(process.env.SEED_OF_HISTORIES ?? Date.now() % 1_000_000_000)
    const all = fc.sample(history, { numRuns: histories.count, seed })
    const live = async (acts: (typeof all)[number]) => {
      const shopper = await readyShopper(card.shop)
      const { id } = await orderOnline(shopper, { [product._id]: 1 })
      for (const act of acts) {
        if (act === "reconcile") await card.reconcile()
        else if (typeof act === "number") await replay(id, act)
        else await take(act, shopper, id)
      }
      return { shopper, acts }
    }
    const lived: Awaited<ReturnType<typeof live>>[] = []
    for (let at = 0; at < all.length; at += 5)
      lived.push(...(await Promise.all(all.slice(at, at + 5).map(live))))
    await comesToRest()
    for (const { shopper, acts } of lived) {
      const [order] = await shopper.orders()
      try {
        expectMatched(card, order as Order)
      } catch (error) {
        throw new Error(`SEED_OF_HISTORIES=${seed} ${JSON.stringify(acts)} ${order?._id}`, {
          cause: error,
        })
      }
    }
    await everythingFits()
  },
)

const AT_ONCE = 5
const kills = rounds(10 / AT_ONCE, 200 / AT_ONCE)
it(
  "makes one order or one refund of every payment, with a kill -9 of the server in its middle",
  { timeout: kills.timeout * 2 },
  async () => {
    for (let round = 0; round < kills.count; round++) {
      const shoppers = await crowd(card.shop, AT_ONCE)
      const key = crypto.randomUUID()
      let dead = false
      const buying = shoppers.map((shopper) => buy(shopper, key, () => dead))
      await sleep(Math.random() * 900)
      await card.shop.halt("SIGKILL")
      dead = true
      await Promise.all(buying)
      await card.shop.resume()
      await comesToRest()
      for (const { orders } of shoppers) {
        const made = await orders()
        expect(made.length).toBeLessThanOrEqual(1)
        for (const order of made) expectMatched(card, order)
      }
      await everythingFits()
    }
  },
)

/** Orders, pays, and lets the shop hear of it, until the server dies; the card is charged all the same. */
async function buy(shopper: ReadyShopper, key: string, isDead: () => boolean): Promise<void> {
  const { browser, addressId } = shopper
  const wish = { items: itemsOf({ [product._id]: 1 }), addressId }
  try {
    const { body } = await browser.post("/api/order/stripe", wish, { "idempotency-key": key })
    const id = String(body.url).split("/").at(-1) ?? ""
    await sleep(Math.random() * 200)
    if (Math.random() < 0.3) {
      const { pathname, search } = new URL(card.cards.network.session(id).cancel_url ?? "")
      void browser.get(pathname + search).catch(() => undefined)
    }
    card.cards.network.moves.pay(id, CARD)
    const event = card.cards.held.find(({ data }) => data.object.id === id)
    if (event && !isDead()) await card.cards.tell(event)
  } catch (error) {
    if (!isDead() && !(error instanceof TypeError)) throw error
  }
}
