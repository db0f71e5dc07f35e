import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import {
  newAddress,
  newEmail,
  registerShopper,
  signInAdmin,
  signInSeller,
} from "../../harness/accounts"
import { testSeller } from "../../harness/backend-process"
import type { Browser } from "../../harness/browser"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { ageSessions } from "../../harness/time"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

const refused = (sentence: string) => ({ success: false, message: sentence, error: sentence })
const signedIn = async (browser: Browser, role = "user") =>
  (await browser.get(`/api/${role}/is-auth`)).body.success === true
const login = async (browser: Browser, email: string, password: string, role = "user") =>
  (await browser.post(`/api/${role}/login`, { email, password })).body

it("signs a shopper in by e-mail in any writing and password, and returns the whole user", async () => {
  const { email, password, id, name } = await registerShopper(shop)
  const browser = shop.browser(newAddress())
  expect(await login(browser, ` ${email.toUpperCase()}`, password)).toEqual({
    success: true,
    message: messages.loggedIn,
    user: { _id: id, name, email, cartItem: {} },
  })
  expect(await signedIn(browser)).toBe(true)
})

it("says the same to an unknown e-mail, a wrong password, and a seller's right one", async () => {
  const { email, password } = await registerShopper(shop)
  for (const [who, secret] of [
    [email, "wrong mango tree"],
    [email, password.toUpperCase()],
    [newEmail(), password],
    ["not-an-address", password],
    [email, "x".repeat(50_000)],
    [testSeller.email, testSeller.password],
  ] as const) {
    const browser = shop.browser(newAddress())
    expect(await login(browser, who, secret)).toEqual(refused(messages.credentialsWrong))
    expect(await signedIn(browser)).toBe(false)
  }
})

it("does not let a shopper in as seller", async () => {
  const { email, password, browser } = await registerShopper(shop)
  expect(await login(browser, email, password, "seller")).toEqual(
    refused(messages.credentialsWrong),
  )
  expect(await signedIn(browser, "seller")).toBe(false)
})

it("asks for what is missing", async () => {
  expect(await login(shop.browser(), " ", "x")).toEqual(refused(messages.fieldsMissing))
  expect(await login(shop.browser(), "a@shop.test", "")).toEqual(refused(messages.fieldsMissing))
})

it("keeps a shopper and a seller side by side in one browser, each with its own sign-out", async () => {
  const { browser } = await registerShopper(shop)
  await login(browser, testSeller.email, testSeller.password, "seller")
  expect([await signedIn(browser), await signedIn(browser, "seller")]).toEqual([true, true])
  await browser.get("/api/user/logout")
  expect([await signedIn(browser), await signedIn(browser, "seller")]).toEqual([false, true])
  await browser.get("/api/seller/logout")
  expect(await signedIn(browser, "seller")).toBe(false)
})

it("ends the session on the server when signing out: copied cookies are worthless", async () => {
  const { browser } = await registerShopper(shop)
  const seller = await signInSeller(shop)
  const [stolen, stolenSeller] = [browser.clone(), seller.clone()]
  expect((await browser.get("/api/user/logout")).body).toEqual({
    success: true,
    message: messages.loggedOut,
  })
  await seller.get("/api/seller/logout")
  expect(await signedIn(stolen)).toBe(false)
  expect(await signedIn(stolenSeller, "seller")).toBe(false)
})

it.each(["user", "seller"])("lets a visitor sign out as %s, too", async (role) => {
  const { status, body } = await shop.browser().get(`/api/${role}/logout`)
  expect([status, body.success]).toEqual([200, true])
})

it.each(["user", "seller"])(
  "answers is-auth of a signed-out %s with 200 and a no",
  async (role) => {
    const { status, body } = await shop.browser().get(`/api/${role}/is-auth`)
    expect([status, body]).toEqual([200, refused(messages.signedOut)])
  },
)

it("gives a new token at each sign-in and ends the former one", async () => {
  const { browser, email, password } = await registerShopper(shop)
  const former = browser.clone()
  await login(browser, email, password)
  expect(browser.cookies()).not.toBe(former.cookies())
  expect([await signedIn(former), await signedIn(browser)]).toEqual([false, true])
})

it("keeps other devices signed in when one signs in or out", async () => {
  const { browser, email, password } = await registerShopper(shop)
  const phone = shop.browser(newAddress())
  await login(phone, email, password)
  await phone.get("/api/user/logout")
  expect(await signedIn(browser)).toBe(true)
})

it("takes no token for another role, and none that a stranger made up", async () => {
  const { browser } = await registerShopper(shop)
  const asSeller = { cookie: browser.cookies().replace("shop_sid", "seller_sid") }
  expect((await shop.browser().get("/api/seller/is-auth", asSeller)).body.success).toBe(false)
  const madeUp = { cookie: browser.cookies().replace(/=.*/, "=' or 1=1 --") }
  expect((await shop.browser().get("/api/user/is-auth", madeUp)).body.success).toBe(false)
})

it("forgets a shopper after thirty idle days, and not before", async () => {
  const { browser, id } = await registerShopper(shop)
  await ageSessions(shop, id, 29 * 86_400)
  expect(await signedIn(browser)).toBe(true)
  await ageSessions(shop, id, 29 * 86_400)
  expect(await signedIn(browser)).toBe(true)
  await ageSessions(shop, id, 30 * 86_400 + 1)
  expect(await signedIn(browser)).toBe(false)
})

it("prolongs the cookie along with a session in use", async () => {
  const { browser, id } = await registerShopper(shop)
  await ageSessions(shop, id, 86_400)
  const { headers } = await browser.get("/api/user/is-auth")
  expect(headers.get("set-cookie")).toContain(`Max-Age=${30 * 86_400}`)
})

it("forgets a seller after twelve idle hours", async () => {
  const seller = await signInSeller(shop)
  const { rows } = await shop.db.query<{ id: string }>(`select id from "user"`)
  const id = rows[0]?.id ?? ""
  await ageSessions(shop, id, 11 * 3600)
  expect(await signedIn(seller, "seller")).toBe(true)
  await ageSessions(shop, id, 12 * 3600 + 1)
  expect(await signedIn(seller, "seller")).toBe(false)
})

it("hides its cookies from scripts and other sites", async () => {
  const { email, password } = await registerShopper(shop)
  const { headers } = await shop.browser(newAddress()).post("/api/user/login", { email, password })
  const [cookie] = headers.getSetCookie()
  expect(cookie).toMatch(/^shop_sid_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
  expect(headers.get("cache-control")).toBe("no-store")
})

it("stores session tokens and passwords only as hashes", async () => {
  const { browser, id, email, password } = await registerShopper(shop)
  const [, token = ""] = browser.cookies().split("=")
  const { rows } = await shop.db.query(
    `select session::text, encode(token_hash, 'escape') as bytes,
            (select string_agg(identity::text, '') from provider_identity identity
             where entity_id = $2) as identity
     from shop_session session where subject_id = $1`,
    [id, email],
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(password)
})

it("writes no e-mail, password or token into its log", async () => {
  const { browser, email, password } = await registerShopper(shop)
  await login(shop.browser(newAddress()), email, "wrong mango tree")
  await (await signInAdmin(shop)).get(`/admin/customers?q=${email}`)
  const [, token = ""] = browser.cookies().split("=")
  await expect.poll(() => shop.log()).toContain('"path":"/admin/customers"')
  for (const secret of [email, password, token, "wrong mango tree", testSeller.email])
    expect(shop.log()).not.toContain(secret)
})
