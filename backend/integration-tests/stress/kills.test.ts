import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { messages } from "@shop/api/messages"
import { signInSeller } from "../harness/accounts"
import { crowd, type ReadyShopper, readyShopper } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { addProduct, listed } from "../harness/products"
import { type ScaledShop, startScaledShop } from "../harness/scaled-shop"
import { type OwnPostgres, startOwnPostgres } from "./own-postgres"
import { rounds } from "./rounds"

let postgres: OwnPostgres
let scaled: ScaledShop
beforeAll(async () => {
  postgres = await startOwnPostgres()
  scaled = await startScaledShop(postgres)
})
afterAll(async () => {
  await scaled.stop()
  await postgres.stop()
})

/** One press of the order button; `confirmed` once its shopper was told of the order. */
interface Press {
  readonly shopper: ReadyShopper
  readonly key: string
  confirmed: boolean
}

/** Something that dies of kill -9 in the middle of a burst, and is started again. */
interface Victim {
  readonly name: string
  kill(): Promise<void>
  resume(): Promise<void>
}

const kills = rounds(4, 100)
it(
  "loses and doubles nothing when a server, the worker or Postgres is killed in a burst of orders",
  { timeout: kills.timeout * 2 },
  async () => {
    const { shop, servers, worker } = scaled
    const seller = await signInSeller(shop)
    const products = await Promise.all(
      [1_000_000, 1_000_000, undefined].map((quantity) => addProduct(shop, seller, { quantity })),
    )
    const basket = Object.fromEntries(products.map(({ _id }) => [_id, 1]))
    const shoppers = await crowd(shop, 10)
    const dies = (name: string, { halt, resume }: (typeof servers)[number]): Victim => ({
      name,
      kill: () => halt("SIGKILL"),
      resume,
    })
    const victims: Victim[] = [
      dies("first server", servers[0]),
      { name: "Postgres", ...postgres },
      dies("worker", worker),
      dies("second server", servers[1]),
    ]
    const former = await orderIds()
    const presses: Press[] = []
    for (let round = 0; round < kills.count; round++) {
      const victim = victims[round % victims.length] as Victim
      const burst = await pressUntilKilled(shoppers, basket, victim)
      presses.push(...burst)
      await victim.resume()
      await everybodyIsReady()
      expect([victim.name, await brokenInvariants(shop)]).toEqual([victim.name, {}])
      for (const { shopper, key } of burst) {
        const { body } = await shopper.at(scaled.storefront).order(basket, { key })
        expect(body).toMatchObject({ success: true })
      }
      expect([victim.name, (await orderIds(former)).length]).toEqual([victim.name, presses.length])
    }
    expect(await brokenInvariants(shop)).toEqual({})
    await isEachMailedOnce(await orderIds(former))
  },
)

it("without Postgres lists are shown and everything else is put off; back again, all work by themselves", async () => {
  const seller = await signInSeller(scaled.shop)
  const { _id } = await addProduct(scaled.shop, seller, { quantity: 5 })
  const { browser, addressId } = await readyShopper(scaled.shop)
  const visitor = scaled.visit(browser)
  const order = (of = visitor) =>
    of.post("/api/order/cod", { items: [{ productId: _id, quantity: 1 }], addressId })
  const ready = async () => (await fetch(`${scaled.storefront}/health/ready`)).status
  const shown = async () =>
    expect(await listed({ browser: () => visitor }, _id)).toMatchObject({ inStock: true })
  await vi.waitFor(shown, 30_000)

  await postgres.kill()
  // Those of its processes that are still leaving may answer once more.
  await vi.waitFor(async () => expect(await order()).toMatchObject({ status: 503 }), 30_000)
  for (let press = 0; press < 6; press++) {
    const { status, headers, body } = await order()
    expect([status, body.message]).toEqual([503, messages.unavailable])
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  }
  await vi.waitFor(async () => expect(await ready()).toBe(503), 60_000)
  await shown()

  await postgres.resume()
  await vi.waitFor(async () => expect(await ready()).toBe(200), 60_000)
  for (const { url } of scaled.servers)
    await vi.waitFor(
      async () =>
        expect(await order(browser.clone(url))).toMatchObject({ body: { success: true } }),
      60_000,
    )
  await vi.waitFor(
    async () => expect((await fetch(`${scaled.worker.url}/health/ready`)).status).toBe(200),
    60_000,
  )
})

/** Ten shoppers press on, through the storefront, until the victim dies at a moment of its own. */
async function pressUntilKilled(
  shoppers: readonly ReadyShopper[],
  basket: Record<string, number>,
  victim: Victim,
): Promise<Press[]> {
  const presses: Press[] = []
  let killed = false
  const burst = shoppers.map(async (shopper) => {
    while (!killed) {
      const press = { shopper, key: crypto.randomUUID(), confirmed: false }
      presses.push(press)
      const calling = shopper.at(scaled.storefront).order(basket, { key: press.key })
      const answer = await calling.catch(() => undefined)
      press.confirmed = answer?.body.success === true
    }
  })
  while (!presses.some(({ confirmed }) => confirmed)) await sleep(5)
  await sleep(Math.random() * 500)
  await victim.kill()
  killed = true
  await Promise.all(burst)
  return presses
}

const everybodyIsReady = () =>
  vi.waitFor(
    async () => {
      for (const { url } of [...scaled.servers, scaled.worker, { url: scaled.storefront }])
        expect((await fetch(`${url}/health/ready`)).status).toBe(200)
    },
    { timeout: 120_000, interval: 50 },
  )

/** The shop's orders without these. */
async function orderIds(without: readonly string[] = []): Promise<string[]> {
  const { rows } = await scaled.shop.db.query<{ id: string }>(
    `select id from "order" where not id = any($1)`,
    [without],
  )
  return rows.map(({ id }) => id)
}

/** A mail may come a second time after a crash, but then under the Message-ID of the first. */
async function isEachMailedOnce(orders: readonly string[]): Promise<void> {
  const { mails } = scaled.shop.mailbox
  const idsOf = (order: string) =>
    new Set(
      mails.filter(({ text }) => text?.includes(order)).map(({ messageId }) => String(messageId)),
    )
  const mailed = () => orders.filter((id) => idsOf(id).size > 0).length
  await vi.waitFor(() => expect(mailed()).toBe(orders.length), {
    timeout: 300_000,
    interval: 1_000,
  })
  for (const id of orders) expect([id, idsOf(id).size]).toEqual([id, 1])
}
