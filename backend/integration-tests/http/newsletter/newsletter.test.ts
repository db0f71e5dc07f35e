import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { newAddress, newEmail } from "../../harness/accounts"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { ageLimits } from "../../harness/time"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

const refused = (sentence: string) => ({
  status: 200,
  body: { success: false, message: sentence, error: sentence },
})
const done = (sentence: string) => ({ status: 200, body: { success: true, message: sentence } })

const subscribe = (email: string, address = newAddress()) =>
  shop.browser(address).post("/api/newsletter/subscribe", { email })
const confirm = (token: string) => shop.browser().post("/api/newsletter/confirm", { token })
const leave = (token: string) => shop.browser().post("/api/newsletter/unsubscribe", { token })

/** The token in the `count`-th mail's link to a page. */
async function token(email: string, page: string, count: number): Promise<string> {
  const { text = "" } = await shop.mailbox.next(email, count)
  const found = new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1]
  if (!found) throw new Error(`The mail links to no page ${page}: ${text}`)
  return found
}

async function subscribers(email: string): Promise<{ confirmed: boolean }[]> {
  const { rows } = await shop.db.query<{ confirmed: boolean }>(
    "select confirmed_at is not null as confirmed from shop_newsletter where email = $1",
    [email],
  )
  return rows
}

it("subscribes by the link in a mail only, and unsubscribes by the one in the newsletter", async () => {
  const email = newEmail()
  expect(await subscribe(` ${email.toUpperCase()} `)).toMatchObject(done(messages.newsletterAsked))
  const asked = await token(email, "confirm", 1)
  expect(await subscribers(email)).toEqual([{ confirmed: false }])
  for (let times = 0; times < 2; times++)
    expect(await confirm(asked)).toMatchObject(done(messages.newsletterSubscribed))
  expect(await subscribers(email)).toEqual([{ confirmed: true }])
  const welcomed = await token(email, "unsubscribe", 2)
  for (let times = 0; times < 2; times++)
    expect(await leave(welcomed)).toMatchObject(done(messages.newsletterLeft))
  expect(await subscribers(email)).toEqual([])
  expect(shop.mailbox.mailsTo(email)).toHaveLength(2)
})

it("does nothing when a mail scanner follows the links", async () => {
  const email = newEmail()
  await subscribe(email)
  const asked = await token(email, "confirm", 1)
  const { status } = await shop.browser().get(`/api/newsletter/confirm?token=${asked}`)
  expect(status).toBe(405)
  expect(await subscribers(email)).toEqual([{ confirmed: false }])
})

it("lets a mail program's own button unsubscribe, from outside of any browser", async () => {
  const email = newEmail()
  await subscribe(email)
  await confirm(await token(email, "confirm", 1))
  const welcome = await shop.mailbox.next(email, 2)
  const header = (name: string) => welcome.headers.find(({ key }) => key === name)?.value ?? ""
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click")
  const address = new URL(/<(.*)>/.exec(header("list-unsubscribe"))?.[1] ?? "")
  const answer = await fetch(shop.url + address.pathname + address.search, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ success: true })
  expect(await subscribers(email)).toEqual([])
})

it("answers the same to who is subscribed already, and mails nothing again", async () => {
  const email = newEmail()
  await subscribe(email)
  await confirm(await token(email, "confirm", 1))
  await shop.mailbox.next(email, 2)
  expect(await subscribe(email)).toMatchObject(done(messages.newsletterAsked))
  const { rows } = await shop.db.query(
    "select from shop_mail_outbox where recipient = $1 and kind = 'newsletter-confirm'",
    [email],
  )
  expect(rows).toHaveLength(1)
})

it("refuses tokens that are wrong, old or replaced", async () => {
  const email = newEmail()
  await subscribe(email)
  const first = await token(email, "confirm", 1)
  await subscribe(email)
  const second = await token(email, "confirm", 2)
  const wrong = refused(messages.newsletterTokenWrong)
  for (const bad of ["", "rubbish", first]) expect(await confirm(bad)).toMatchObject(wrong)
  for (const bad of ["", "id.rubbish", second]) expect(await leave(bad)).toMatchObject(wrong)
  await shop.db.query("update shop_newsletter set confirm_until = now() where email = $1", [email])
  expect(await confirm(second)).toMatchObject(wrong)
  expect(await subscribers(email)).toEqual([{ confirmed: false }])
})

it("limits what is asked for one e-mail, and from one address", async () => {
  const email = newEmail()
  for (let at = 0; at < 3; at++) expect((await subscribe(email)).body.success).toBe(true)
  expect(await subscribe(email)).toMatchObject(refused(messages.newsletterTooMany))
  await ageLimits(shop, 3600)
  expect((await subscribe(email)).body.success).toBe(true)
  const home = newAddress()
  for (let at = 0; at < 20; at++)
    expect((await subscribe(newEmail(), home)).body.success).toBe(true)
  expect(await subscribe(newEmail(), home)).toMatchObject(refused(messages.newsletterTooMany))
  expect(await subscribe("nobody")).toMatchObject(refused(messages.emailInvalid))
})
