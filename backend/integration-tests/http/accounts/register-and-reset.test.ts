import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import {
  askForCode,
  newAddress,
  newEmail,
  proveEmail,
  registerShopper,
  signInAdmin,
  type ShopperBrowser,
} from "../../harness/accounts"
import { testSeller } from "../../harness/backend-process"
import type { Browser } from "../../harness/browser"
import { authenticateWithMedusa } from "../../harness/medusa-auth"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { ageCodes, ageLimits } from "../../harness/time"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

const password = "green mango tree"
const refused = (sentence: string) => ({ success: false, message: sentence, error: sentence })
const register = async (browser: Browser, email: string, fields: object = {}) =>
  (await browser.post("/api/user/register", { name: "Asha Rao", email, password, ...fields })).body
const reset = async (browser: Browser, email: string, newPassword = "another mango tree") =>
  (await browser.post("/api/user/forgot-password", { email, newPassword })).body
const signedIn = async (browser: Browser) =>
  (await browser.get("/api/user/is-auth")).body.success === true
const login = async (email: string, secret: string) =>
  (await shop.browser(newAddress()).post("/api/user/login", { email, password: secret })).body
/** A browser that proved a shopper's e-mail to reset, after the pause between two codes. */
const proveForReset = async ({ email }: ShopperBrowser) => {
  await ageLimits(shop, 31)
  return proveEmail(shop, email)
}

it("registers a proven e-mail, signs in, and returns the whole user", async () => {
  const email = newEmail()
  const browser = await proveEmail(shop, email, { name: "Asha Rao" })
  const body = await register(browser, email.toUpperCase(), { name: "  Asha \t Rao " })
  expect(body).toEqual({
    success: true,
    message: messages.registered,
    user: { _id: expect.any(String) as string, name: "Asha Rao", email, cartItem: {} },
  })
  const again = await browser.get("/api/user/is-auth")
  expect(again.body).toEqual({ ...body, message: messages.signedIn })
  expect(browser.cookies()).not.toContain("shop_flow")
})

it.each([
  "Madonna",
  "Asha Devi Rao",
  "अाशा राव",
  "O'Brien; drop table customer;--",
  "Asha\nRao\r\n",
])("keeps the name %j as it was given, on one line", async (name) => {
  const email = newEmail()
  const browser = await proveEmail(shop, email, { name })
  const { user } = (await register(browser, email, { name })) as never as {
    user: { name: string }
  }
  expect(user.name).toBe(name.replace(/\s+/g, " ").trim())
})

it("writes shoppers and sellers whom Medusa's own sign-in knows", async () => {
  const { email, id } = await registerShopper(shop, { password })
  const seen = await authenticateWithMedusa(shop, [
    { email, password },
    { email, password: "wrong mango tree" },
    testSeller,
  ])
  expect(seen).toEqual([
    { success: true, customerId: id },
    { success: false },
    { success: true, userId: expect.stringMatching(/^user_/) as string },
  ])
})

it("refuses to register without a proof, and makes no customer", async () => {
  const email = newEmail()
  expect(await register(shop.browser(), email)).toEqual(refused(messages.emailNotVerified))
  const asked = shop.browser(newAddress())
  await askForCode(shop, asked, email, "Asha")
  expect(await register(asked, email)).toEqual(refused(messages.emailNotVerified))
  const { rows } = await shop.db.query(`select 1 from customer where email = $1`, [email])
  expect(rows).toEqual([])
})

it("refuses a proof in another browser, for another e-mail, for another purpose, or too late", async () => {
  const email = newEmail()
  const browser = await proveEmail(shop, email, { name: "Asha" })
  expect(await register(shop.browser(), email)).toEqual(refused(messages.emailNotVerified))
  expect(await register(browser, newEmail())).toEqual(refused(messages.emailNotVerified))
  expect(await reset(browser, email)).toEqual(refused(messages.emailNotVerified))
  await ageCodes(shop, email, 601)
  expect(await register(browser, email)).toEqual(refused(messages.emailNotVerified))
})

it("does not let a proof for a reset register", async () => {
  const shopper = await registerShopper(shop)
  const browser = await proveForReset(shopper)
  expect(await register(browser, shopper.email)).toEqual(refused(messages.emailNotVerified))
})

it("uses a proof once: of twenty simultaneous registrations one is made", async () => {
  const email = newEmail()
  const browser = await proveEmail(shop, email, { name: "Asha" })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register(browser.clone(), email)),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  for (const answer of answers.filter(({ success }) => !success))
    expect([messages.emailNotVerified, messages.accountExists]).toContain(answer.message)
  const { rows } = await shop.db.query(`select 1 from customer where email = $1`, [email])
  expect(rows).toHaveLength(1)
  expect(await register(browser, email)).toEqual(refused(messages.emailNotVerified))
})

it("makes one account when two browsers have proven the same new e-mail", async () => {
  const email = newEmail()
  const one = await proveEmail(shop, email, { name: "Asha" })
  await ageLimits(shop, 31)
  const two = await proveEmail(shop, email, { name: "Asha" })
  const answers = await Promise.all([register(one, email), register(two, email)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.find(({ success }) => !success)).toEqual(refused(messages.accountExists))
})

it("keeps the proof when only the password is not good enough", async () => {
  const email = newEmail()
  const browser = await proveEmail(shop, email, { name: "Asha" })
  for (const [bad, sentence] of [
    ["seven77", messages.passwordTooShort],
    ["Password123", messages.passwordTooCommon],
    ["00000000", messages.passwordTooCommon],
    ["x".repeat(129), messages.passwordTooLong],
    ["", messages.fieldsMissing],
  ] as const)
    expect(await register(browser, email, { password: bad })).toEqual(refused(sentence))
  expect(await register(browser, email, { name: " " })).toEqual(refused(messages.fieldsMissing))
  expect(await register(browser, email, { password: "🥭🥭🥭🥭 tree" })).toMatchObject({
    success: true,
  })
})

it("has no other rules for a password: eight letters, and a hundred and twenty-eight, will do", async () => {
  for (const good of ["qzxjvkwp", "y ".repeat(64), "y".repeat(128)]) {
    const { email } = await registerShopper(shop, { password: good })
    expect(await login(email, good)).toMatchObject({ success: true })
  }
})

it("ends the session of a customer deleted in Medusa Admin, and lets the e-mail register again", async () => {
  const shopper = await registerShopper(shop)
  const { email, id, browser } = shopper
  const admin = await signInAdmin(shop)
  expect((await admin.send("DELETE", `/admin/customers/${id}`)).status).toBe(200)
  expect(await signedIn(browser)).toBe(false)
  expect(await login(email, shopper.password)).toEqual(refused(messages.credentialsWrong))
  await ageLimits(shop, 31)
  const anew = await registerShopper(shop, { email, password: "a second mango tree" })
  expect(anew.id).not.toBe(id)
  expect(await login(email, "a second mango tree")).toMatchObject({ success: true })
  expect(await login(email, shopper.password)).toEqual(refused(messages.credentialsWrong))
})

it("sets a new password for a proven e-mail and signs nobody in", async () => {
  const shopper = await registerShopper(shop)
  const browser = await proveForReset(shopper)
  expect(await reset(browser, shopper.email)).toEqual({
    success: true,
    message: messages.passwordReset,
  })
  expect(await signedIn(browser)).toBe(false)
  expect(await login(shopper.email, shopper.password)).toEqual(refused(messages.credentialsWrong))
  expect(await login(shopper.email, "another mango tree")).toMatchObject({ success: true })
})

it("ends every session of the shopper with a reset, and nobody else's", async () => {
  const [shopper, neighbour] = [await registerShopper(shop), await registerShopper(shop)]
  const phone = shop.browser(newAddress())
  await phone.post("/api/user/login", shopper)
  const stolen = phone.clone()
  await reset(await proveForReset(shopper), shopper.email)
  for (const browser of [shopper.browser, phone, stolen])
    expect(await signedIn(browser)).toBe(false)
  expect(await signedIn(neighbour.browser)).toBe(true)
})

it("tells the shopper by mail that the password was changed", async () => {
  const shopper = await registerShopper(shop)
  await reset(await proveForReset(shopper), shopper.email)
  const mail = await shop.mailbox.next(shopper.email, 3)
  expect(mail.subject).toMatch(/password/i)
  expect(mail.text).not.toContain("another mango tree")
})

it("uses a reset's proof once: of twenty simultaneous resets one is done", async () => {
  const shopper = await registerShopper(shop)
  const browser = await proveForReset(shopper)
  const passwords = Array.from({ length: 20 }, (_, index) => `mango tree number ${index}`)
  const answers = await Promise.all(
    passwords.map((each) => reset(browser.clone(), shopper.email, each)),
  )
  const done = answers.findIndex(({ success }) => success)
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await login(shopper.email, passwords[done] ?? "")).toMatchObject({ success: true })
  expect(await reset(browser, shopper.email)).toEqual(refused(messages.emailNotVerified))
})

it("refuses a reset without a proof, from another browser, for another shopper, or too late", async () => {
  const [shopper, victim] = [await registerShopper(shop), await registerShopper(shop)]
  const browser = await proveForReset(shopper)
  expect(await reset(shop.browser(), shopper.email)).toEqual(refused(messages.emailNotVerified))
  expect(await reset(browser, victim.email)).toEqual(refused(messages.emailNotVerified))
  expect(await reset(browser, "seller@shop.test")).toEqual(refused(messages.emailNotVerified))
  await ageCodes(shop, shopper.email, 601)
  expect(await reset(browser, shopper.email)).toEqual(refused(messages.emailNotVerified))
  expect(await login(shopper.email, shopper.password)).toMatchObject({ success: true })
})

it("applies the password rules to a reset and keeps the proof", async () => {
  const shopper = await registerShopper(shop)
  const browser = await proveForReset(shopper)
  expect(await reset(browser, shopper.email, "short")).toEqual(refused(messages.passwordTooShort))
  expect(await reset(browser, shopper.email, "sunshine")).toEqual(
    refused(messages.passwordTooCommon),
  )
  expect(await reset(browser, shopper.email)).toMatchObject({ success: true })
})

it.each([
  ["/api/user/register", { name: "Asha", email: "a@shop.test" }],
  ["/api/user/register", { name: "Asha", email: "a@shop.test", password: 12345678 }],
  ["/api/user/register", { name: ["Asha"], email: "a@shop.test", password }],
  ["/api/user/forgot-password", { email: "a@shop.test" }],
  ["/api/user/forgot-password", { email: "a@shop.test", newPassword: null }],
  ["/api/user/verify-otp", { email: "a@shop.test" }],
  ["/api/user/login", { email: "a@shop.test" }],
])("answers %s with 400 when a field is missing or of the wrong type: %j", async (path, body) => {
  const answer = await shop.browser().post(path, body)
  expect([answer.status, answer.body.success]).toEqual([400, false])
})
