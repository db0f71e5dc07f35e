import { beforeAll, expect, it } from "vitest"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
beforeAll(async () => {
  shop = await sharedShop()
})

it("answers an unknown call with 404 in the one JSON shape", async () => {
  const { status, body } = await shop.browser().get("/api/no/such")
  expect(status).toBe(404)
  expect(body).toEqual({ success: false, message: body.message, error: body.message })
})

it("answers a wrong method with 405 and names the right ones", async () => {
  const { status, headers, body } = await shop.browser().send("DELETE", "/api/seller/is-auth")
  expect(status).toBe(405)
  expect(headers.get("allow")).toContain("GET")
  expect(body.success).toBe(false)
})

it.each([
  ["POST", "/store/carts"],
  ["GET", "/store/orders/order_1"],
  ["POST", "/store/customers"],
  ["GET", "/STORE/orders/order_1"],
  ["GET", "//store/orders/order_1"],
  ["POST", "/auth/customer/emailpass/register"],
  ["POST", "/auth/user/emailpass/register"],
  ["POST", "/auth/customer/emailpass"],
  ["POST", "/auth/user/emailpass/reset-password"],
  ["POST", "/auth/user/emailpass/update"],
  ["POST", "/hooks/payment/pp_system_default"],
  ["POST", "/admin/invites/accept"],
  ["POST", "/admin/orders/order_1/transfer"],
  ["POST", "/admin/orders/order_1/transfer/guest"],
])("keeps closed what Medusa leaves open: %s %s", async (method, path) => {
  const { status, body } = await shop
    .browser()
    .send(method, path, method === "GET" ? undefined : {})
  expect(status).toBe(404)
  expect(body.success).toBe(false)
})

it("says that it lives and that it is ready", async () => {
  expect((await shop.browser().get("/health/live")).status).toBe(200)
  expect((await shop.browser().get("/health/ready")).status).toBe(200)
})
