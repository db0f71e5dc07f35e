import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { newEmail, registerShopper, signInAdmin, signInSeller } from "../harness/accounts"
import { crowd, readyShopper } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { keepBusy } from "../harness/keep-busy"
import { addProduct, listed } from "../harness/products"
import { type ScaledShop, startScaledShop } from "../harness/scaled-shop"
import type { Shop } from "../harness/start-shop"

let scaled: ScaledShop
beforeAll(async () => {
  scaled = await startScaledShop()
})
afterAll(() => scaled.stop())

const degraded = async (url: string) => {
  const answer = await fetch(`${url}/health/ready`)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { degraded: string[] }).degraded
}

/**
 * Expects a product like this in the very next list of a process. A reader waits 250 ms for what other
 * processes wrote; only a machine that stalls makes that too short, and then it shows soon.
 */
async function showsAtOnce(reader: Pick<Shop, "browser">, id: string, wanted: object) {
  const since = performance.now()
  const product = await listed(reader, id)
  if (performance.now() - since < 250) expect(product).toMatchObject(wanted)
  else await vi.waitFor(async () => expect(await listed(reader, id)).toMatchObject(wanted), 30_000)
}

describe("two servers and a worker", () => {
  it("show what was written through one in the very next list of the other and of the storefront", async () => {
    const [first, second] = scaled.servers
    const seller = await signInSeller(scaled.shop)
    const sellers = [seller, seller.clone(second.url)]
    const { _id } = await addProduct(scaled.shop, seller)
    for (let round = 0; round < 100; round++) {
      const inStock = round % 2 === 1
      await sellers[round % 4 < 2 ? 0 : 1]?.put("/api/product/stock", { productId: _id, inStock })
      const readers = [first, second, { browser: () => scaled.visit() }]
      for (const reader of readers) await showsAtOnce(reader, _id, { inStock })
    }
  })

  it("know each other's sessions, and one worker sends the mails of both", async () => {
    const email = newEmail()
    const { browser } = await registerShopper(scaled.shop, { email })
    const elsewhere = browser.clone(scaled.servers[1].url)
    expect((await elsewhere.get("/api/user/is-auth")).body).toMatchObject({ success: true })
    await elsewhere.get("/api/user/logout")
    expect((await browser.get("/api/user/is-auth")).body).toMatchObject({ success: false })
  })

  it("leave the mails to the worker, and send none in its place", async () => {
    const { shop, worker } = scaled
    worker.signal("SIGSTOP")
    const email = newEmail()
    const { body } = await shop.browser().post("/api/user/send-otp", { name: "Asha", email })
    expect(body).toMatchObject({ success: true })
    await sleep(3_000)
    expect(shop.mailbox.mailsTo(email)).toEqual([])
    worker.signal("SIGCONT")
    expect(await shop.mailbox.code(email)).toMatch(/^\d{6}$/)
    expect(shop.mailbox.mailsTo(email)).toHaveLength(1)
  })

  it("know a seller who signs in to Medusa Admin through the storefront, all of them", async () => {
    const browser = await signInAdmin({ browser: () => scaled.visit() })
    const me = () =>
      Promise.all(
        [browser, ...scaled.servers.map(({ url }) => browser.clone(url))].map(
          async (each) => (await each.get("/admin/users/me")).status,
        ),
      )
    expect(await me()).toEqual([200, 200, 200])
    const copy = browser.clone()
    await browser.send("DELETE", "/auth/session")
    const after = [copy, ...scaled.servers.map(({ url }) => copy.clone(url))]
    for (const each of after) expect((await each.get("/admin/users/me")).status).toBe(401)
  })

  it("sell the last five to five of forty who press at once", async () => {
    const seller = await signInSeller(scaled.shop)
    const { _id } = await addProduct(scaled.shop, seller, { quantity: 5 })
    const shoppers = await crowd(scaled.shop, 40)
    const answers = await Promise.all(
      shoppers.map(({ browser, addressId }) =>
        scaled.visit(browser).post("/api/order/cod", {
          items: [{ productId: _id, quantity: 1 }],
          addressId,
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(5)
    expect(await brokenInvariants(scaled.shop)).toEqual({})
  })

  it("are replaced one by one while people order, and no request fails", async () => {
    const seller = await signInSeller(scaled.shop)
    const { _id } = await addProduct(scaled.shop, seller)
    const presses = (await crowd(scaled.shop, 4)).flatMap(({ browser, addressId }) => {
      const visitor = scaled.visit(browser)
      const items = [{ productId: _id, quantity: 1 }]
      const key = () => ({ "idempotency-key": crypto.randomUUID() })
      return [
        () => visitor.post("/api/order/cod", { items, addressId }, key()),
        () => visitor.post("/api/cart/update", { cartItems: { [_id]: 1 } }),
        () => scaled.visit().get("/api/product/list"),
      ]
    })
    const load = keepBusy(presses)
    for (const server of scaled.servers) {
      const before = load.answered()
      await expect.poll(load.answered).toBeGreaterThan(before + 20)
      await server.halt("SIGTERM")
      await server.resume()
      // Else nobody would be there to take over.
      await expect.poll(() => scaled.usesServer(server.url)).toBe(true)
    }
    expect(await load.stop()).toEqual([])
    expect(await brokenInvariants(scaled.shop)).toEqual({})
  })

  it("one is killed, and people only notice orders that carry no key", async () => {
    const seller = await signInSeller(scaled.shop)
    const { _id } = await addProduct(scaled.shop, seller)
    const shoppers = await crowd(scaled.shop, 4)
    const presses = shoppers.flatMap(({ browser, addressId }) => {
      const visitor = scaled.visit(browser)
      const items = [{ productId: _id, quantity: 1 }]
      return [
        () =>
          visitor.post(
            "/api/order/cod",
            { items, addressId },
            { "idempotency-key": crypto.randomUUID() },
          ),
        () => scaled.visit().get("/api/product/list"),
        () => visitor.get("/api/order/user"),
      ]
    })
    const load = keepBusy(presses)
    await expect.poll(load.answered).toBeGreaterThan(20)
    await scaled.servers[1].halt("SIGKILL")
    const before = load.answered()
    await expect.poll(load.answered).toBeGreaterThan(before + 50)
    expect(await load.stop()).toEqual([])
    expect(await brokenInvariants(scaled.shop)).toEqual({})
    await scaled.servers[1].resume()
  })
})

describe("Redis", () => {
  /** Everything that a shopper and a seller do, none of it as long as a server waits for Redis. */
  async function everythingWorks(): Promise<void> {
    const { shop } = scaled
    const timed = async <Result>(work: () => Promise<Result>) => {
      const since = performance.now()
      const result = await work()
      expect(performance.now() - since).toBeLessThan(10_000)
      return result
    }
    const seller = await timed(() => signInSeller(shop))
    const { _id } = await timed(() => addProduct(shop, seller, { quantity: 3 }))
    const shopper = await readyShopper(shop)
    const visitor = scaled.visit(shopper.browser)
    const calls = [
      () => visitor.post("/api/cart/update", { cartItems: { [_id]: 2 } }),
      () => visitor.post("/api/address/add", { address }),
      () => shopper.order({ [_id]: 1 }),
      () => seller.put("/api/product/stock", { productId: _id, inStock: false }),
    ]
    for (const call of calls) expect((await timed(call)).body).toMatchObject({ success: true })
    await timed(() => showsAtOnce({ browser: () => visitor }, _id, { inStock: false }))
  }

  const address = {
    firstName: "Asha",
    lastName: "Rao",
    email: "asha@shop.test",
    phone: "9876543210",
    street: "12 Lake Road",
    city: "Lucknow",
    state: "Uttar Pradesh",
    country: "India",
    zipCode: "226001",
  }

  const says = (wanted: string[], url = scaled.shop.url) =>
    vi.waitFor(async () => expect(await degraded(url)).toEqual(wanted), 60_000)

  it("frozen: the shop sells on and says what it does without", async () => {
    scaled.redis.signal("SIGSTOP")
    await everythingWorks()
    await says(["redis"])
    await says(["redis"], scaled.storefront)
    await everythingWorks()
    const untold = () => scaled.shop.db.query(`select from shop_order_announcement`)
    expect((await untold()).rowCount).toBeGreaterThan(0)
    scaled.redis.signal("SIGCONT")
    await says([])
    await everythingWorks()
    // Orders that nobody could be told of meanwhile are told of now.
    await vi.waitFor(async () => expect((await untold()).rowCount).toBe(0), 60_000)
  })

  it("emptied: nothing is lost, and the worker enters its jobs again", async () => {
    const shopper = await readyShopper(scaled.shop)
    await scaled.redis.empty()
    expect((await shopper.browser.get("/api/user/is-auth")).body).toMatchObject({ success: true })
    await everythingWorks()
    await vi.waitFor(() => expect(scaled.worker.log()).toContain("redis_emptied"), 60_000)
    await scaled.worker.halt()
    await scaled.worker.resume()
  })

  it("killed: the shop sells on, who starts waits for it and says so, and all use it again", async () => {
    const [, second] = scaled.servers
    scaled.redis.signal("SIGKILL")
    await says(["redis"])
    await everythingWorks()
    await second.halt()
    const back = second.resume()
    await vi.waitFor(() => expect(second.log()).toContain("waiting_for_redis"), 60_000)
    expect(second.log()).toContain(new URL(scaled.redis.url).host)
    await everythingWorks()
    await scaled.redis.resume()
    await back
    await says([])
    await says([], second.url)
    await everythingWorks()
  })
})
