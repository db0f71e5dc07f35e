import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import {
  newAddress,
  newEmail,
  registerShopper,
  type ShopperBrowser,
  signInAdmin,
  signInForToken,
  signInSeller,
} from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { type Shop, startShop, type Twin } from "../../harness/start-shop"
import { addProduct, listed, products } from "../../harness/products"
import { ageLimits } from "../../harness/time"

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const askForCode = async (browser: Browser, email: string) =>
  (await browser.post("/api/user/send-otp", { name: "Asha", email })).body
const login = async (browser: Browser, email: string, password: string) =>
  (await browser.post("/api/user/login", { email, password })).body
const adminStatus = async (browser: Browser, headers?: Record<string, string>) =>
  (await browser.get("/admin/orders", headers)).status

const listAnswer = async () => {
  const answer = await fetch(`${shop.url}/api/product/list`)
  return { tag: answer.headers.get("etag"), text: await answer.text() }
}
type ListAnswer = Awaited<ReturnType<typeof listAnswer>>

/** Starting a server may take longer than the pause between two codes. */
const withinThePause = () => ageLimits(shop, -60)

it("writes one JSON object a line, from the first line on", () => {
  const lines = shop.log().split("\n").slice(0, -1)
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect(typeof JSON.parse(line)).toBe("object")
})

describe("a second server", () => {
  let twin: Twin
  beforeAll(async () => {
    twin = await shop.twin()
  })

  it("knows how often somebody has asked the first for a code", async () => {
    const [address, email] = [newAddress(), newEmail()]
    expect((await askForCode(shop.browser(address), email)).success).toBe(true)
    await withinThePause()
    expect((await askForCode(twin.browser(address), email)).success).toBe(false)
  })

  it("shows what was changed through the first", async () => {
    const seller = await signInSeller(shop)
    const { _id } = await addProduct(shop, seller)
    for (let round = 0; round < 100; round++) {
      const inStock = round % 2 === 1
      await seller.put("/api/product/stock", { productId: _id, inStock })
      expect(await listed(shop, _id)).toMatchObject({ inStock })
      await vi.waitFor(async () => expect(await listed(twin, _id)).toMatchObject({ inStock }), {
        timeout: 30_000,
        interval: 5,
      })
    }
    expect(await products(twin)).toEqual(await products(shop))
  })

  it("gives no Medusa Admin access to a seller who has signed out of the seller area at the first", async () => {
    const here = await signInAdmin(shop)
    const there = here.clone(twin.url)
    const bearer = { authorization: `Bearer ${await signInForToken(shop)}` }
    expect([await adminStatus(here), await adminStatus(there)]).toEqual([200, 200])
    await (await signInSeller(shop)).get("/api/seller/logout")
    expect([await adminStatus(here), await adminStatus(there)]).toEqual([401, 401])
    expect(await adminStatus(twin.browser(), bearer)).toBe(401)
  })
})

describe("a server that was killed", () => {
  const [asker, guesser] = [newAddress(), newAddress()]
  const asked = newEmail()
  let shopper: ShopperBrowser
  let admin: Browser
  let list: ListAnswer
  beforeAll(async () => {
    await addProduct(shop, await signInSeller(shop))
    list = await listAnswer()
    shopper = await registerShopper(shop)
    for (let tried = 0; tried < 10; tried++)
      await login(shop.browser(guesser), shopper.email, "wrong mango tree")
    expect((await askForCode(shop.browser(asker), asked)).success).toBe(true)
    admin = await signInAdmin(shop)
    await shop.halt("SIGKILL")
    await shop.resume()
  })

  it("still gives the same list, down to its tag", async () => {
    expect(await listAnswer()).toEqual(list)
  })

  it("still knows who has asked for a code", async () => {
    await withinThePause()
    expect((await askForCode(shop.browser(asker), asked)).success).toBe(false)
  })

  it("still knows who is signed in, and to Medusa Admin", async () => {
    expect((await shopper.browser.get("/api/user/is-auth")).body.success).toBe(true)
    expect(await adminStatus(admin)).toBe(200)
  })

  it("still knows who has guessed passwords", async () => {
    const { message } = await login(shop.browser(guesser), shopper.email, "wrong mango tree")
    expect(message).toBe(messages.signInCoolDown)
  })
})
