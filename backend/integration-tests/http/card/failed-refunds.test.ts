import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { AdminOrder } from "../../harness/admin-order"
import { type CardLife, newest, PATIENCE, sharedCardLife } from "../../harness/card-life"
import { mailsAbout, orderOnline } from "../../harness/card-shop"
import type { ReadyShopper } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"

let life: CardLife
beforeAll(async () => {
  life = await sharedCardLife()
})
beforeEach(() => life.calm())
afterAll(() => life.expectMatched())

const doctorSays = "orders with refunds that failed at the card provider"
const problemMails = async (id: string) =>
  (await mailsAbout(life.shop, id)).filter((kind) => kind === "payment-problem")
const refund = async (orderId: string, more: object = {}) =>
  (await life.seller.post("/api/order/refund", { orderId, ...more })).body

/** An order that is paid, by whom, and what it cost in paise. */
async function paid() {
  const { product, shopper } = await life.stage()
  const { id } = await orderOnline(shopper, { [product._id]: 1 })
  await life.pay(id)
  return { id, shopper, paise: Math.round((await newest(shopper)).amount * 100) }
}

/** The newest refund of an order fails long after, and the shop is told in every way there is, twice. */
async function fail(id: string, shopper: ReadyShopper, reason?: "expired_or_canceled_card") {
  await life.reconcile()
  await life.nothingDue(id)
  const [latest] = life.refundsOf(id)
  life.cards.network.moves.failRefund(latest?.id ?? "", reason)
  const events = life.cards.held.filter(({ data }) => data.object.id === latest?.id)
  expect(events.map(({ type }) => type)).toContain("refund.failed")
  for (const event of [...events, ...events]) expect(await life.cards.tell(event)).toBe(200)
  await isFoundOut(shopper)
}

/**
 * The newest refund of an order fails without any news of it, and the shop looks at it again a week later.
 * @param aged SQL that puts back by eight days what the look of the order called $1 goes by
 */
async function failUnheard(id: string, shopper: ReadyShopper, aged: string) {
  await life.reconcile()
  expect(await nextLook(id)).toBe(7)
  life.cards.network.moves.failRefund(life.refundsOf(id)[0]?.id ?? "")
  await life.shop.db.query(aged, [id])
  await life.reconcile()
  await isFoundOut(shopper)
  expect(await nextLook(id)).toBe(27)
}

const isFoundOut = (shopper: ReadyShopper) =>
  vi.waitFor(async () => expect((await newest(shopper)).payment?.problem).toBe("refund"), PATIENCE)

/** In how many days a payment is looked at again, once nothing else is to do. */
async function nextLook(id: string): Promise<number | undefined> {
  await life.nothingDue(id)
  const { rows } = await life.shop.db.query<{ days: number }>(
    `select round(extract(epoch from next_check_at - now()) / 86400)::int as days
     from shop_card_payment where order_id = $1`,
    [id],
  )
  return rows[0]?.days
}

/** What the provider's refunds of an order have given back, in paise. */
const givenBack = (id: string) =>
  life.refundsOf(id).map(({ amount, status }) => (status === "failed" ? 0 : amount))

describe("a refund that fails later", () => {
  it("is told to the seller once, is not made again by itself, and once when they ask", async () => {
    const { id, shopper, paise } = await paid()
    expect(await refund(id)).toMatchObject({ success: true })
    await fail(id, shopper)
    expect(await newest(shopper)).toMatchObject({
      payment: { state: "refunding", owed: paise / 100 },
    })
    expect((await newest(shopper)).payment?.refunded).toBeUndefined()
    expect(await brokenInvariants(life.shop)).toEqual({ [doctorSays]: 1 })
    await life.reconcile()
    await life.nothingDue(id)
    expect(givenBack(id)).toEqual([0])
    expect(await problemMails(id)).toHaveLength(1)

    const [one, other] = await Promise.all([refund(id), refund(id)])
    expect([one.success, other.success].sort()).toEqual([false, true])
    expect(givenBack(id)).toEqual([paise, 0])
    const { payment } = await newest(shopper)
    expect(payment).toEqual({ state: "refunded", refunded: paise / 100 })
    expect(await refund(id)).toMatchObject({ message: messages.refundImpossible })
    expect(await problemMails(id)).toHaveLength(1)
  })

  it("is found out after a week and after five, where the news of it is lost", async () => {
    const { id, shopper } = await paid()
    await refund(id)
    await failUnheard(
      id,
      shopper,
      `update refund set created_at = now() - interval '8 days' from payment p
       join shop_card_payment card on card.session_id = p.payment_session_id
       where refund.payment_id = p.id and card.order_id = $1`,
    )
    expect(await refund(id)).toMatchObject({ success: true })
  })

  it("of money that never was an order's is found out just so, and made again once", async () => {
    const { product, shopper } = await life.stage()
    const { id } = await orderOnline(shopper, { [product._id]: 1 })
    const page = life.cards.pageOf(id)
    life.cards.network.sessions.save({ ...page, amount_total: page.amount_total - 1 })
    await life.pay(id)
    await life.seller.post("/api/order/status", { orderId: id, status: "Cancelled" })
    await life.comesTo(shopper, "refunded")
    await failUnheard(
      id,
      shopper,
      `update shop_card_payment set changed_at = now() - interval '8 days' where order_id = $1`,
    )
    expect(await problemMails(id)).toHaveLength(2)
    expect(await refund(id)).toMatchObject({ success: true })
    expect(givenBack(id)).toEqual([page.amount_total - 1, 0])
    expect(await refund(id)).toMatchObject({ success: false })
  })

  it("of a part owes that part, until it was given back in the provider's pages", async () => {
    const { id, shopper } = await paid()
    await new AdminOrder(life.admin, id).refund(10)
    await fail(id, shopper)
    expect(await newest(shopper)).toMatchObject({ isPaid: true, payment: { state: "paid" } })
    const { payment_intent: intent } = life.cards.pageOf(id)
    life.cards.network.refund({ payment_intent: intent, amount: 1_000 })
    const event = life.cards.held.findLast(({ type }) => type === "charge.refunded")
    if (event) await life.cards.tell(event)
    await vi.waitFor(
      async () => expect((await newest(shopper)).payment).toEqual({ state: "paid", refunded: 10 }),
      PATIENCE,
    )
    await life.nothingDue(id)
    expect(givenBack(id)).toEqual([1_000, 0])
  })

  it("of a part is made again by the seller, and no more than that part", async () => {
    const { id, shopper, paise } = await paid()
    await new AdminOrder(life.admin, id).refund(10)
    await fail(id, shopper)
    expect(await refund(id)).toMatchObject({ success: true })
    expect(givenBack(id)).toEqual([1_000, 0])
    expect((await newest(shopper)).payment).toEqual({ state: "paid", refunded: 10 })
    expect(await refund(id)).toMatchObject({ success: true })
    expect(givenBack(id)).toEqual([paise - 1_000, 1_000, 0])
  })

  it("and fails again is told again", async () => {
    const { id, shopper, paise } = await paid()
    await refund(id)
    await fail(id, shopper)
    await refund(id)
    await fail(id, shopper)
    await vi.waitFor(async () => expect(await problemMails(id)).toHaveLength(2), PATIENCE)
    expect(await refund(id)).toMatchObject({ success: true })
    expect(givenBack(id)).toEqual([paise, 0, 0])
  })

  it("to a closed card cannot be made again, until the seller says they paid otherwise", async () => {
    const { id, shopper } = await paid()
    await new AdminOrder(life.admin, id).refund(10)
    await fail(id, shopper, "expired_or_canceled_card")
    expect(await refund(id)).toMatchObject({ success: false, message: messages.refundAway })
    await expect(new AdminOrder(life.admin, id).refund(5)).rejects.toThrow()
    expect(givenBack(id)).toEqual([0])
    const { payment } = await newest(shopper)
    expect(payment).toEqual({ state: "paid", owed: 10, problem: "refund" })

    const noted = await refund(id, { otherwise: true })
    expect(noted).toMatchObject({ success: true, order: { payment: { refunded: 10 } } })
    await life.nothingDue(id)
    expect((await newest(shopper)).payment).toEqual({ state: "paid", refunded: 10 })
    expect(givenBack(id)).toEqual([0])
    const again = await refund(id, { otherwise: true })
    expect(again).toMatchObject({ message: messages.refundImpossible })
  })
})
