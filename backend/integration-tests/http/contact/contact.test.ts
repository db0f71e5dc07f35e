import type { ContactMessage } from "@shop/api"
import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, expect, it } from "vitest"
import { registerShopper, type ShopperBrowser, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
let seller: Browser
let shopper: ShopperBrowser
beforeAll(async () => {
  shop = await startShop()
  seller = await signInSeller(shop)
  shopper = await registerShopper(shop)
})
afterAll(() => shop.stop())

const send = (body: unknown) => shopper.browser.post("/api/contact/send", body)

async function received(): Promise<ContactMessage[]> {
  const { body } = await seller.get("/api/contact/get")
  expect(body.success).toBe(true)
  return (body as unknown as { data: ContactMessage[] }).data
}

it("gives the seller every message, newest first, in the name of who was signed in", async () => {
  const first = await send({ name: "Mallory", email: "mallory@evil.test", message: "  Hello!\n " })
  expect(first).toMatchObject({
    status: 200,
    body: { success: true, message: messages.contactSent },
  })
  await send({ message: "ü".repeat(2_000) })
  const sender = {
    _id: expect.stringMatching(/^\w+$/),
    name: shopper.name,
    email: shopper.email,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  }
  expect(await received()).toEqual([
    { ...sender, message: "ü".repeat(2_000) },
    { ...sender, message: "Hello!" },
  ])
})

it.each([
  ["an empty message", "", messages.contactMissing],
  ["a message of blanks", " \n\t ", messages.contactMissing],
  ["a message of 2,001 characters", "x".repeat(2_001), messages.contactTooLong],
])("refuses %s and keeps nothing", async (_, message, sentence) => {
  const before = await received()
  const { status, body } = await send({ message })
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: false, message: sentence, error: sentence },
  })
  expect(await received()).toEqual(before)
})

it.each([[{}], [{ message: 1 }], [{ message: null }]])("answers 400 to %j", async (body) => {
  expect((await send(body)).status).toBe(400)
})

it("is for shoppers to send and for sellers to read", async () => {
  expect((await shop.browser().post("/api/contact/send", { message: "x" })).status).toBe(401)
  expect((await seller.post("/api/contact/send", { message: "x" })).status).toBe(403)
  expect((await shop.browser().get("/api/contact/get")).status).toBe(401)
  expect((await shopper.browser.get("/api/contact/get")).status).toBe(403)
})
