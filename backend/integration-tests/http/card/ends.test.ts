import type { Order, Product } from "@shop/api"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { signInSeller } from "../../harness/accounts"
import { PATIENCE } from "../../harness/card-life"
import { type CardShop, mailsAbout, orderOnline, startCardShop } from "../../harness/card-shop"
import { type ReadyShopper, readyShopper } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { addProduct } from "../../harness/products"
import { stockLevel } from "../../harness/stock-level"

const UNITS = 500

let card: CardShop
let product: Product
beforeAll(async () => {
  card = await startCardShop({ RATE_LIMITS: "off" })
  const seller = await signInSeller(card.shop)
  product = await addProduct(card.shop, seller, { quantity: UNITS })
})
afterAll(() => card.stop())

const outcomes = ["paid", "failed", "expired", "cancelled"] as const
const hearings = ["before", "after", "never", "twice", "five at once", "out of order"] as const
type Outcome = (typeof outcomes)[number]
type Hearing = (typeof hearings)[number]

const rows = outcomes.flatMap((outcome) =>
  hearings.flatMap((heard) => [true, false].map((returns) => ({ outcome, heard, returns }))),
)

/** What happens on the page, or to it. */
async function act(outcome: Outcome, shopper: ReadyShopper, order: Order, returns: boolean) {
  const { network } = card.cards
  const page = card.cards.pageOf(order._id)
  if (outcome === "paid") {
    network.moves.payLater(page.id)
    network.moves.arrive(page.id, true)
  } else if (outcome === "failed") {
    network.moves.payLater(page.id)
    network.moves.arrive(page.id, false)
  } else if (outcome === "expired") {
    network.moves.expire(page)
  } else if (returns) {
    const { pathname, search } = new URL(page.cancel_url ?? "")
    const answer = await card.shop.browser().get(pathname + search)
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "http://shop.test/cart"])
  } else {
    // Closed the tab, and cancelled in My Orders later.
    const { body } = await shopper.browser.post("/api/order/cancel", { orderId: order._id })
    expect(body).toMatchObject({ success: true })
  }
}

async function hear(heard: Hearing, orderId: string): Promise<void> {
  const { cards } = card
  const { id } = cards.pageOf(orderId)
  const events = cards.held.filter(({ data }) => data.object.id === id)
  const told = async (times: number, list = events) => {
    for (const event of list) {
      const statuses = await Promise.all(Array.from({ length: times }, () => cards.tell(event)))
      expect(statuses).toEqual(Array.from({ length: times }, () => 200))
    }
  }
  if (heard === "never") return card.reconcile()
  if (heard === "out of order") return told(1, [...events].reverse())
  if (heard === "five at once") return told(5)
  await told(1)
  if (heard === "twice") await told(1)
}

const ends: Record<Outcome, { status: string; isPaid: boolean; mails: string[]; cart: number }> = {
  paid: {
    status: "Order Placed",
    isPaid: true,
    mails: ["order-placed", "payment-received"],
    cart: 1,
  },
  failed: { status: "Cancelled", isPaid: false, mails: ["payment-failed"], cart: 3 },
  expired: { status: "Cancelled", isPaid: false, mails: ["payment-expired"], cart: 3 },
  cancelled: { status: "Cancelled", isPaid: false, mails: [], cart: 3 },
}

describe.concurrent("an order by card ends in the one right state", () => {
  it.each(rows)("$outcome, heard of $heard, browser returns: $returns", async (row) => {
    const { outcome, heard, returns } = row
    const shopper = await readyShopper(card.shop)
    const { browser } = shopper
    await browser.post("/api/cart/update", { cartItems: { [product._id]: 3 } })
    const { id } = await orderOnline(shopper, { [product._id]: 2 })
    const [order] = await shopper.orders()
    expect(order).toMatchObject({ status: "Pending payment", isPaid: false, paymentType: "Online" })
    await act(outcome, shopper, order as Order, returns)
    if (heard === "after" && returns) await browser.get("/api/order/user")
    await hear(heard, id)
    if (heard !== "after" && returns) await browser.get("/api/order/user")
    const end = ends[outcome]
    await vi.waitFor(async () => {
      const [now] = await shopper.orders()
      expect(now).toMatchObject({
        status: end.status,
        isPaid: end.isPaid,
        payment: { state: outcome },
      })
    }, PATIENCE)
    expect(await mailsAbout(card.shop, id)).toEqual(end.mails)
    const { body } = await browser.get("/api/user/is-auth")
    expect((body as unknown as { user: { cartItem: object } }).user.cartItem).toEqual({
      [product._id]: end.cart,
    })
  })
})

it("and all of them together leave stock, orders and money exactly matched", async () => {
  const { db } = card.shop
  const { rows: paid } = await db.query<{ count: number }>(
    `select count(*)::int as count from shop_card_payment where state = 'paid'`,
  )
  expect(paid[0]?.count).toBe(hearings.length * 2)
  const level = await stockLevel(card.shop, product._id)
  expect(level).toMatchObject({ stocked: UNITS, reserved: 2 * (paid[0]?.count ?? 0) })
  expect(await brokenInvariants(card.shop)).toEqual({})
  expect(card.cards.calls.filter((call) => call === "POST /v1/refunds")).toEqual([])
})
