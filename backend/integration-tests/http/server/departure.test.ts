import { once } from "node:events"
import { request } from "node:http"
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { Client } from "pg"
import { signInSeller } from "../../harness/accounts"
import { testOrigin } from "../../harness/backend-process"
import type { Browser } from "../../harness/browser"
import { readyShopper } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { addProduct, mango, picture, productForm } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
let seller: Browser
beforeAll(async () => {
  shop = await startShop()
  seller = await signInSeller(shop)
})
afterAll(() => shop.stop())
beforeEach(() => shop.resume())

/** Holds the stock of everything, as a long transaction of somebody else's would. */
async function holdStock(): Promise<() => Promise<void>> {
  const holder = new Client({ connectionString: shop.databaseUrl })
  holder.on("error", () => undefined)
  await holder.connect()
  await holder.query("begin")
  await holder.query("lock table inventory_level in exclusive mode")
  return () => holder.end()
}

const waitingForALock = async () => {
  const { rowCount } = await shop.db.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
}
const somebodyWaits = () =>
  vi.waitFor(async () => expect(await waitingForALock()).toBeGreaterThan(0), 30_000)

const takesNobody = () =>
  vi.waitFor(() => expect(fetch(`${shop.url}/health/live`)).rejects.toThrow(), 30_000)

/** In ms; more than it needs, and less than a statement waits before the database ends it. */
const IN_TIME = 14_000

/** Ends the server; says how long it took, in ms. */
async function halt(): Promise<number> {
  const since = performance.now()
  await shop.halt("SIGTERM")
  return performance.now() - since
}

it("SIGTERM lets an order that waits for a lock finish, answers it, and takes no more", async () => {
  const { _id } = await addProduct(shop, seller, { quantity: 5 })
  const shopper = await readyShopper(shop)
  const release = await holdStock()
  const order = shopper.order({ [_id]: 2 })
  await somebodyWaits()
  const halted = halt()
  await takesNobody()
  await release()
  expect(await order).toMatchObject({ status: 200, body: { success: true } })
  expect(await halted).toBeLessThan(IN_TIME)
})

it("SIGTERM takes in an upload that is under way to its end, and answers it", async () => {
  const name = `Half ${crypto.randomUUID()}`
  const form = new Response(productForm({ ...mango, name }, [await picture("png", 400, 300)]))
  const body = Buffer.from(await form.clone().arrayBuffer())
  const half = body.length >> 1
  const sending = request(`${shop.url}/api/product/add`, {
    method: "POST",
    headers: {
      "content-type": form.headers.get("content-type") ?? "",
      "content-length": body.length,
      expect: "100-continue",
      origin: testOrigin,
      cookie: seller.cookies(),
    },
  })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    sending.once("error", reject)
    sending.once("response", (response) => resolve(response.resume().statusCode))
  })
  const arrived = once(sending, "continue")
  await new Promise((resolve) => sending.write(body.subarray(0, half), resolve))
  await arrived
  // An answer to somebody later shows that the server has the first half.
  await shop.browser().get("/health/ready")
  const halted = halt()
  await takesNobody()
  sending.end(body.subarray(half))
  expect(await answer).toBe(200)
  expect(await halted).toBeLessThan(IN_TIME)
  const { rows } = await shop.db.query(`select from product where title = $1`, [name])
  expect(rows).toHaveLength(1)
})

it("SIGTERM cuts off what does not end in time, and leaves nothing half of it", async () => {
  const { _id } = await addProduct(shop, seller, { quantity: 5 })
  const shopper = await readyShopper(shop)
  const release = await holdStock()
  const order = shopper.order({ [_id]: 2 }).catch(() => "cut off")
  await somebodyWaits()
  expect(await halt()).toBeLessThan(IN_TIME)
  expect(await order).toBe("cut off")
  await release()
  // The statement that waited ends when it finds nobody to answer to.
  await vi.waitFor(async () => expect(await waitingForALock()).toBe(0), 60_000)
  expect(await brokenInvariants(shop)).toEqual({})
})
