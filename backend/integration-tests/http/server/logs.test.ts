import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { registerShopper, signInAdmin } from "../../harness/accounts"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

const home = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha.at.home@shop.test",
  phone: "9876543210",
  street: "12 Quiet Street",
  city: "Lucknow",
  state: "Uttar Pradesh",
  country: "India",
  zipCode: "226001",
}

it("says where a call failed, and nothing of what the shopper sent", async () => {
  const { browser } = await registerShopper(shop)
  // Database errors quote the statement with its values.
  await shop.db.query(`alter table customer_address add constraint full_up check (false) not valid`)
  try {
    const { status, body } = await browser.post("/api/address/add", { address: home })
    expect([status, body.message]).toEqual([500, messages.internal])
    const requestId = (body as unknown as { requestId: string }).requestId
    await expect.poll(() => shop.log()).toContain(`"requestId":"${requestId}"`)
  } finally {
    await shop.db.query(`alter table customer_address drop constraint full_up`)
  }
  for (const secret of [home.street, home.phone, home.email])
    expect(shop.log()).not.toContain(secret)
  expect(shop.log()).toMatch(/call_failed.*"stack":\["at /)
})

it("keeps a customer's e-mail out of the log when Medusa refuses to make them twice", async () => {
  const admin = await signInAdmin(shop)
  const customer = { email: "twice.made@shop.test" }
  expect((await admin.post("/admin/customers", customer)).status).toBe(200)
  expect((await admin.post("/admin/customers", customer)).status).toBeGreaterThanOrEqual(400)
  await expect.poll(() => shop.log().split('"path":"/admin/customers"').length).toBe(3)
  expect(shop.log()).not.toContain(customer.email)
})
