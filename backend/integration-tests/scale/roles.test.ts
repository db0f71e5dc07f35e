import { setTimeout as sleep } from "node:timers/promises"
import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { newEmail, signInSeller } from "../harness/accounts"
import { testSeller } from "../harness/backend-process"
import { readyShopper } from "../harness/crowd"
import { addProduct, listed } from "../harness/products"
import { type ScaledShop, startScaledShop } from "../harness/scaled-shop"
import { type OwnPostgres, startOwnPostgres } from "../stress/own-postgres"

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

it("the worker sends the mails, and no server does in its place", async () => {
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

it("a seller who signs in to Medusa Admin through the storefront is known to every server", async () => {
  const browser = scaled.visit()
  const { body } = await browser.post("/auth/user/emailpass", testSeller)
  const { token } = body as unknown as { token?: string }
  const authorization = { authorization: `Bearer ${token}` }
  expect((await browser.post("/auth/session", {}, authorization)).status).toBe(200)
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
