import { messages } from "@shop/api/messages"
import { kdf } from "scrypt-kdf"
import { beforeAll, expect, it } from "vitest"
import { registerShopper, signInAdmin, signInForToken, signInSeller } from "../../harness/accounts"
import { testSeller } from "../../harness/backend-process"
import type { Browser } from "../../harness/browser"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"
import { ageSessions } from "../../harness/time"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

const foreign: Record<string, string>[] = [
  { origin: "http://evil.test" },
  { origin: "null" },
  { origin: "http://shop.test.evil.test" },
  { "sec-fetch-site": "cross-site" },
]

const orders = async (browser: Browser, headers?: Record<string, string>) =>
  (await browser.get("/admin/orders", headers)).status
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const sellerId = async () =>
  (
    await shop.db.query<{ id: string }>(`select id from "user" where email = $1`, [
      testSeller.email,
    ])
  ).rows[0]?.id ?? ""

/** As Medusa's own command line or a script would: straight in Medusa's table. */
async function setSellerPassword(password: string): Promise<void> {
  const hash = (await kdf(password, { logN: 15, r: 8, p: 1 })).toString("base64")
  await shop.db.query(
    `update provider_identity set provider_metadata =
       jsonb_set(provider_metadata, '{password}', to_jsonb($2::text)) where entity_id = $1`,
    [testSeller.email, hash],
  )
}

it("opens Medusa Admin with the seller's sign-in, by token and by cookie", async () => {
  expect(await orders(shop.browser(), bearer(await signInForToken(shop)))).toBe(200)
  const admin = await signInAdmin(shop)
  expect(await orders(admin)).toBe(200)
  const { body } = await admin.get("/admin/users/me")
  expect(body).toMatchObject({ user: { email: testSeller.email } })
})

it("tells Medusa Admin's page that there is one way to sign in", async () => {
  const { body } = await shop.browser().get("/auth/user/providers")
  expect(body).toMatchObject({ providers: [{ id: "emailpass", flow: "credentials" }] })
})

it("refuses a wrong password with 401, and a shopper's right one", async () => {
  const { email, password } = await registerShopper(shop)
  for (const pair of [
    { ...testSeller, password: "wrong mango tree" },
    { email, password },
  ]) {
    const answer = await shop.browser().post("/auth/user/emailpass", pair)
    expect([answer.status, answer.body.message]).toEqual([401, messages.credentialsWrong])
  }
})

it.each([["{"], [{}], [[]], ["null"], [{ email: 1, password: 2 }]])(
  "answers 400 to the malformed sign-in %j",
  async (body) => {
    expect((await shop.browser().post("/auth/user/emailpass", body)).status).toBe(400)
  },
)

it("lets in neither visitors nor shoppers nor the seller area's session", async () => {
  const { browser } = await registerShopper(shop)
  const seller = await signInSeller(shop)
  for (const each of [shop.browser(), browser, seller]) expect(await orders(each)).toBe(401)
  const [, token = ""] = seller.cookies().split("=")
  expect(await orders(shop.browser(), bearer(token))).toBe(401)
})

it("believes no token that Medusa would believe: access is a row in the session table", async () => {
  const { generateJwtToken } = await import("@medusajs/framework/utils")
  const id = await sellerId()
  const forged = generateJwtToken(
    { actor_id: id, actor_type: "user", auth_identity_id: "", app_metadata: { user_id: id } },
    { secret: "test-jwt-secret-of-more-than-32-bytes", expiresIn: 3600 },
  )
  expect(await orders(shop.browser(), bearer(forged))).toBe(401)
  expect((await shop.browser().post("/auth/session", {}, bearer(forged))).status).toBe(401)
  expect((await shop.browser().post("/auth/token/refresh", {}, bearer(forged))).status).toBe(401)
})

it("lets no secret API key outlive the session that made it", async () => {
  const admin = await signInAdmin(shop)
  const made = await admin.post("/admin/api-keys", { title: "robot", type: "secret" })
  expect(made.status).toBe(200)
  const { api_key: key } = made.body as unknown as { api_key: { token: string } }
  const basic = `Basic ${Buffer.from(`${key.token}:`).toString("base64")}`
  expect(await orders(shop.browser(), { authorization: basic })).toBe(401)
})

it("ends the access of cookie and token when Medusa Admin is signed out", async () => {
  const token = await signInForToken(shop)
  const admin = shop.browser()
  await admin.post("/auth/session", {}, bearer(token))
  const stolen = admin.clone()
  expect((await admin.send("DELETE", "/auth/session")).status).toBe(200)
  expect([await orders(admin), await orders(stolen)]).toEqual([401, 401])
  expect(await orders(shop.browser(), bearer(token))).toBe(401)
  expect((await shop.browser().post("/auth/token/refresh", {}, bearer(token))).status).toBe(401)
})

it("refreshes the token of a live session", async () => {
  const answer = await shop
    .browser()
    .post("/auth/token/refresh", {}, bearer(await signInForToken(shop)))
  const { token } = answer.body as unknown as { token: string }
  expect(await orders(shop.browser(), bearer(token))).toBe(200)
})

it("ends all Medusa Admin access of a seller who signs out of the seller area", async () => {
  const [admin, token] = [await signInAdmin(shop), await signInForToken(shop)]
  await (await signInSeller(shop)).get("/api/seller/logout")
  expect(await orders(admin)).toBe(401)
  expect(await orders(shop.browser(), bearer(token))).toBe(401)
})

it("ends the seller's and Admin's sessions with a new password, whoever sets it", async () => {
  const [admin, seller] = [await signInAdmin(shop), await signInSeller(shop)]
  await setSellerPassword("a new mango tree")
  try {
    expect(await orders(admin)).toBe(401)
    expect((await seller.get("/api/seller/is-auth")).body.success).toBe(false)
    expect((await shop.browser().post("/auth/user/emailpass", testSeller)).status).toBe(401)
  } finally {
    await setSellerPassword(testSeller.password)
  }
  expect(await orders(await signInAdmin(shop))).toBe(200)
})

it("forgets Admin access after twelve idle hours", async () => {
  const admin = await signInAdmin(shop)
  await ageSessions(shop, await sellerId(), 11 * 3600)
  const { status, headers } = await admin.get("/admin/orders")
  expect([status, headers.get("set-cookie")]).toEqual([200, expect.stringContaining("=43200")])
  await ageSessions(shop, await sellerId(), 12 * 3600 + 1)
  expect(await orders(admin)).toBe(401)
})

it.each([
  ["POST", "/auth/user/emailpass"],
  ["POST", "/auth/session"],
  ["DELETE", "/auth/session"],
  ["POST", "/auth/token/refresh"],
  ["POST", "/admin/products"],
  ["DELETE", "/admin/customers/cus_1"],
  ["POST", "/ADMIN//products/"],
])("refuses %s %s from a foreign page", async (method, path) => {
  const admin = await signInAdmin(shop)
  for (const headers of foreign) {
    const { status } = await admin.send(
      method,
      path,
      method === "POST" ? testSeller : undefined,
      headers,
    )
    expect(status).toBe(403)
  }
  expect(await orders(admin)).toBe(200)
})

it.each([
  ["GET", "/auth/session"],
  ["PUT", "/auth/user/emailpass"],
])("answers %s %s with 405", async (method, path) => {
  expect((await shop.browser().send(method, path)).status).toBe(405)
})

it.each([
  "/admin/invites/accept",
  "/admin/users/user_1/reset-password",
  "/auth/customer/emailpass",
])("keeps %s closed, also for the seller", async (path) => {
  const admin = await signInAdmin(shop)
  expect((await admin.post(path, {})).status).toBe(404)
})

it("keeps the e-mail that a shopper signs in with, and lets the rest of them be changed", async () => {
  const { id, email } = await registerShopper(shop)
  const admin = await signInAdmin(shop)
  const path = `/admin/customers/${id}`
  expect(await admin.post(path, { email: `other.${email}` })).toMatchObject({
    status: 400,
    body: { message: messages.emailSignsIn },
  })
  expect(await admin.post(path, { email, phone: "+91 98765 43210" })).toMatchObject({ status: 200 })
})
