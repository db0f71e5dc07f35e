import { type ContactMessage, limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { registerShopper, type ShopperBrowser, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { readyShopper } from "../../harness/crowd"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { ageLimits } from "../../harness/time"

let shop: RunningShop
let seller: Browser
let shopper: ShopperBrowser
beforeAll(async () => {
  shop = await sharedShop()
  seller = await signInSeller(shop)
  shopper = await registerShopper(shop)
})

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
    answered: false,
  }
  expect(await received()).toEqual([
    { ...sender, message: "ü".repeat(2_000) },
    { ...sender, message: "Hello!" },
  ])
})

it.each([
  ["an empty message", "", messages.contactMissing],
  ["a message that shows nothing", "\u200B\u2060", messages.contactMissing],
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

it("lets a seller mark a message as answered, and as open again", async () => {
  await send({ message: "Do you have ripe jackfruit?" })
  const [message] = await received()
  const messageId = message?._id
  expect(message).toMatchObject({ answered: false })
  for (const [answered, sentence] of [
    [true, messages.contactAnswered],
    [true, messages.contactAnswered],
    [false, messages.contactOpen],
  ] as const) {
    const { body } = await seller.post("/api/contact/answered", { messageId, answered })
    expect(body).toMatchObject({ success: true, message: sentence })
    expect((await received())[0]).toEqual({ ...message, answered })
  }
  const { body } = await seller.post("/api/contact/answered", { messageId: "none", answered: true })
  expect(body).toMatchObject({ success: false, message: messages.contactUnknown })
})

it("takes only so many messages an hour from one shopper", async () => {
  const chatty = await readyShopper(shop)
  const write = () => chatty.browser.post("/api/contact/send", { message: "Hello" })
  for (let at = 0; at < limits.contactsAnHour; at++) expect((await write()).body.success).toBe(true)
  expect((await write()).body).toMatchObject({ success: false, message: messages.contactsTooFast })
  await ageLimits(shop, 3600)
  expect((await write()).body.success).toBe(true)
})
