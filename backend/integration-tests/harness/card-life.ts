import type { Order, Product } from "@shop/api"
import { expect, vi } from "vitest"
import { signInAdmin, signInSeller } from "./accounts"
import type { Browser } from "./browser"
import { type CardShop, startCardShop } from "./card-shop"
import { productAndShopper, type ReadyShopper } from "./crowd"
import { endWithProcess } from "./end-with-process"
import { brokenInvariants } from "./invariants"

export const PATIENCE = { timeout: 60_000, interval: 50 }

type Refund = ReturnType<CardShop["cards"]["network"]["refunds"]["list"]>[number]

/** A shop that takes cards, with people in it and what happens to their payments. */
export interface CardLife extends Omit<CardShop, "stop"> {
  readonly seller: Browser
  readonly admin: Browser
  /** A counted product and a shopper of the test's own. */
  stage(changes?: object): Promise<{ product: Product; shopper: ReadyShopper }>
  /** Pays the page of an order and lets the shop hear of it. */
  pay(orderId: string): Promise<void>
  /** Tells the shop of all that happened to a page. */
  tellAll(pageId: string): Promise<void>
  /** Waits for the state that an order's payment comes to; reconciliation looks at once. */
  comesTo(shopper: ReadyShopper, state: string): Promise<Order>
  refundsOf(orderId: string): Refund[]
  /** Waits until reconciliation has nothing more to look at in an order's payment within hours. */
  nothingDue(orderId: string): Promise<void>
  /** The network is well again, its clock is right, and it has counted no calls. */
  calm(): void
  /** Fails unless money, orders and stock fit. */
  expectMatched(): Promise<void>
}

let living: Promise<CardLife> | undefined

/**
 * The one shop of all files about card payments that this process runs; they use people and products
 * of their own and never stop it. It ends with the process; its database goes with the template.
 */
export function sharedCardLife(): Promise<CardLife> {
  return (living ??= begin())
}

export const newest = async (shopper: ReadyShopper) => (await shopper.orders())[0] as Order

async function begin(): Promise<CardLife> {
  const card = await startCardShop({ RATE_LIMITS: "off" })
  endWithProcess(card.shop)
  const { cards, shop } = card
  const { network } = cards
  const seller = await signInSeller(shop)
  const admin = await signInAdmin(shop)
  const tellAll = async (pageId: string) => {
    for (const event of cards.held.filter(({ data }) => data.object.id === pageId))
      expect(await cards.tell(event)).toBe(200)
  }
  return {
    ...card,
    seller,
    admin,
    stage: (changes = {}) => productAndShopper(shop, seller, { quantity: 5, ...changes }),
    tellAll,
    async pay(orderId) {
      const page = cards.pageOf(orderId)
      expect(network.moves.pay(page.id, "4242424242424242")).toBe("paid")
      await tellAll(page.id)
    },
    async comesTo(shopper, state) {
      await card.reconcile("opening")
      await vi.waitFor(async () => {
        expect((await newest(shopper)).payment?.state).toBe(state)
      }, PATIENCE)
      return newest(shopper)
    },
    refundsOf(orderId) {
      const { payment_intent: intent } = cards.pageOf(orderId)
      return network.refunds.list((refund) => refund.payment_intent === intent)
    },
    async nothingDue(orderId) {
      await vi.waitFor(async () => {
        const { rows } = await shop.db.query(
          `select order_id from shop_card_payment
           where order_id = $1 and next_check_at < now() + interval '6 hours'`,
          [orderId],
        )
        expect(rows).toEqual([])
      }, PATIENCE)
    },
    calm() {
      cards.fault = "none"
      network.ahead = 0
      cards.calls.length = 0
    },
    async expectMatched() {
      // The shop may be between two writes of one refund; it tells an order of forgotten ones far later.
      await vi.waitFor(async () => expect(await brokenInvariants(shop)).toEqual({}), 10_000)
    },
  }
}
