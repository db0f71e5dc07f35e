import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signInSeller } from "../harness/accounts"
import type { Browser } from "../harness/browser"
import { itemsOf, productAndShopper, type ReadyShopper } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { type Shop, startShop } from "../harness/start-shop"
import { rounds } from "./rounds"

let shop: Shop
let seller: Browser
let twinUrl: string
beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" })
  seller = await signInSeller(shop)
  twinUrl = (await shop.twin()).url
})
afterAll(() => shop.stop())

const placed = { success: true, message: "Order placed successfully" }
const key = (round: number) => (round % 2 ? `key-${round}` : undefined)

const crowds = rounds(4, 500)
it(
  "makes one order of fifty equal requests at two servers at once, with a key and without",
  { timeout: crowds.timeout },
  async () => {
    for (let round = 0; round < crowds.count; round++) {
      const { product, shopper } = await productAndShopper(shop, seller, { quantity: 60 })
      const servers = [shopper, shopper.at(twinUrl)]
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          (servers[at % 2] as ReadyShopper).order({ [product._id]: 1 }, { key: key(round) }),
        ),
      )
      for (const { body } of answers) expect(body).toEqual(placed)
      expect(await shopper.orders()).toHaveLength(1)
    }
    expect(await brokenInvariants(shop)).toEqual({})
  },
)

const cuts = rounds(10, 500)
it(
  "makes one order when the client is cut off at any moment and tries again",
  { timeout: cuts.timeout },
  async () => {
    for (let round = 0; round < cuts.count; round++) {
      const { product, shopper } = await productAndShopper(shop, seller, { quantity: 3 })
      await cutOff(shopper, { [product._id]: 3 }, key(round))
      const again = await shopper.order({ [product._id]: 3 }, { key: key(round) })
      expect(again.body).toEqual(placed)
      expect(await shopper.orders()).toHaveLength(1)
    }
    expect(await brokenInvariants(shop)).toEqual({})
  },
)

/** Sends an order and hangs up within 25 ms, about as long as an order takes. */
async function cutOff(
  shopper: ReadyShopper,
  items: Record<string, number>,
  idempotencyKey?: string,
): Promise<void> {
  const cut = new AbortController()
  const sent = fetch(`${shop.url}/api/order/cod`, {
    method: "POST",
    signal: cut.signal,
    headers: {
      "content-type": "application/json",
      cookie: shopper.browser.cookies(),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    },
    body: JSON.stringify({ items: itemsOf(items), addressId: shopper.addressId }),
  }).catch(() => undefined)
  await sleep(Math.random() * 25)
  cut.abort()
  await sent
}
