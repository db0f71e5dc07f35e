import { messages } from "@shop/api/messages"
import { afterEach, beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import { AdminOrder } from "../../harness/admin-order"
import { asIs, buyThree } from "../../harness/bought"
import type { Browser } from "../../harness/browser"
import { brokenInvariants } from "../../harness/invariants"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
beforeAll(async () => {
  shop = await sharedShop()
  seller = await signInSeller(shop)
  admin = await signInAdmin(shop)
})
afterEach(async () => expect(await brokenInvariants(shop)).toEqual({}))

const pack = async (orderId: string) =>
  (await seller.post("/api/order/status", { orderId, status: "Packed" })).body
const changeProfile = (product: string, shipping_profile_id: string | null) =>
  asAdmin(admin, "POST", `/products/${product}`, { shipping_profile_id })

it("packs a product that has no shipping profile in Medusa Admin", async () => {
  const order = await buyThree(shop, seller)
  await changeProfile(order.productId, null)
  expect(await pack(order.id)).toMatchObject({ success: true, order: { status: "Packed" } })
})

it("says which product has a shipping profile that the order's delivery is not for", async () => {
  const order = await buyThree(shop, seller)
  const { shipping_profile: frozen } = await asAdmin<{ shipping_profile: { id: string } }>(
    admin,
    "POST",
    "/shipping-profiles",
    { name: `Frozen ${order.productId}`, type: "frozen" },
  )
  await changeProfile(order.productId, frozen.id)
  const { title } = await adminProduct(admin, order.productId)
  const message = messages.orderProfileOther(title)
  expect(await pack(order.id)).toMatchObject({ success: false, message })
  await changeProfile(order.productId, null)
  await asAdmin(admin, "DELETE", `/shipping-profiles/${frozen.id}`)
  expect(await pack(order.id)).toMatchObject({ success: true })
})

it("does not call an order packed that was edited to nothing, and lets it be cancelled", async () => {
  const order = await buyThree(shop, seller)
  await new AdminOrder(admin, order.id).edit({ set: { [order.productId]: 0 } })
  expect(await pack(order.id)).toMatchObject({ success: false, message: messages.orderEmpty })
  expect(await asIs(order)).toMatchObject({ status: "Order Placed" })
  const { body } = await seller.post("/api/order/status", {
    orderId: order.id,
    status: "Cancelled",
  })
  expect(body).toMatchObject({ success: true, order: { status: "Cancelled" } })
})
