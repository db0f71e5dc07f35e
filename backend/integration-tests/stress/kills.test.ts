import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { signInSeller } from "../harness/accounts"
import { crowd, type ReadyShopper } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { addProduct } from "../harness/products"
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
      const { rows } = await shop.db.query(`select id from "order"`)
      expect([victim.name, rows.length]).toEqual([victim.name, presses.length])
    }
    expect(await brokenInvariants(shop)).toEqual({})
    await everyOrderIsMailedOnce(presses.length)
  },
)

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

/** A mail may come a second time after a crash, but then under the Message-ID of the first. */
async function everyOrderIsMailedOnce(count: number): Promise<void> {
  const { db, mailbox } = scaled.shop
  const { rows } = await db.query<{ id: string }>(`select id from "order"`)
  expect(rows).toHaveLength(count)
  const idsOf = (order: string) =>
    new Set(
      mailbox.mails
        .filter(({ text }) => text?.includes(order))
        .map(({ messageId }) => String(messageId)),
    )
  const mailed = () => rows.filter(({ id }) => idsOf(id).size > 0).length
  await vi.waitFor(() => expect(mailed()).toBe(count), { timeout: 300_000, interval: 1_000 })
  for (const { id } of rows) expect([id, idsOf(id).size]).toEqual([id, 1])
}
