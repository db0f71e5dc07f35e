import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { AdminOrder } from "../../harness/admin-order"
import { type CardLife, newest, PATIENCE, sharedCardLife } from "../../harness/card-life"
import { mailsAbout, orderOnline } from "../../harness/card-shop"
import { readyShopper } from "../../harness/crowd"
import { shelfUnits } from "../../harness/shelf-units"
import type { Twin } from "../../harness/start-shop"

const CARD = "4242424242424242"

let life: CardLife
let other: Twin
beforeAll(async () => {
  life = await sharedCardLife()
  other = await life.shop.twin()
})
beforeEach(() => life.calm())
afterAll(async () => {
  await other.halt()
  await life.expectMatched()
})

const ends = {
  paid: { mails: ["order-placed", "payment-received"], refunds: 0, held: 1 },
  expired: { mails: ["payment-expired"], refunds: 0, held: 0 },
  refunded: { mails: ["order-cancelled", "payment-refunded"], refunds: 1, held: 0 },
} as const
type End = keyof typeof ends

/** No more than a process takes at once, so that each of the two has all of them in hand. */
const wanted: End[] = ["paid", "paid", "paid", "expired", "expired", "refunded", "refunded"]

/** What happens at the provider, and nobody tells the shop. */
async function happen(end: End, orderId: string): Promise<void> {
  const { moves } = life.cards.network
  const page = life.cards.pageOf(orderId)
  if (end === "refunded") await new AdminOrder(life.admin, orderId).cancel()
  if (end === "expired") moves.expire(page)
  else expect(moves.pay(page.id, CARD)).toBe("paid")
}

it("two processes that ask about the same payments at once settle each of them once", async () => {
  const { product } = await life.stage({ quantity: 50 })
  const orders = await Promise.all(
    wanted.map(async (end) => {
      const shopper = await readyShopper(life.shop)
      return { end, shopper, ...(await orderOnline(shopper, { [product._id]: 1 })) }
    }),
  )
  life.cards.fault = "pausing"
  for (const { end, id } of orders) await happen(end, id)
  const pages = orders.map(({ id }) => `GET /v1/checkout/sessions/${life.cards.pageOf(id).id}`)
  const makeDue = () =>
    life.shop.db.query(
      `update shop_card_payment set next_check_at = 'epoch' where order_id = any($1)`,
      [orders.map(({ id }) => id)],
    )
  // A process asks about a page again only when its own question is over: two at once are of two.
  await vi.waitFor(async () => {
    await makeDue()
    const paused = life.cards.paused()
    const askedOnce = pages.filter((page) => paused.filter((call) => call === page).length < 2)
    expect(askedOnce).toEqual([])
  }, PATIENCE)
  life.cards.goOn()
  for (const { end, id, shopper } of orders) {
    await vi.waitFor(async () => {
      expect((await newest(shopper)).payment?.state).toBe(end)
    }, PATIENCE)
    await vi.waitFor(async () => {
      expect(await mailsAbout(life.shop, id)).toEqual(ends[end].mails)
    }, PATIENCE)
    expect(life.refundsOf(id)).toHaveLength(ends[end].refunds)
  }
  const held = wanted.reduce((sum, end) => sum + ends[end].held, 0)
  expect(await shelfUnits(life.shop, product._id)).toEqual({ stocked: 50, reserved: held })
  const settled = `${life.shop.log()}\n${other.log()}`.split("\n").filter((line) => {
    return line.includes('"card_payment"') && line.includes('"from":"open"')
  })
  for (const { id } of orders) expect(settled.filter((line) => line.includes(id))).toHaveLength(1)
})
