import { messages } from "@shop/api/messages"
import { expect, it } from "vitest"
import { AdminOrder } from "../../harness/admin-order"
import { asIs, buyThree } from "../../harness/bought"
import type { Browser } from "../../harness/browser"
import { productAndShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import { addProduct } from "../../harness/products"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

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

it("packs what needs no shipping in a parcel of its own, and what is not counted with the rest", async () => {
  const { product: counted, shopper } = await productAndShopper(shop, seller, { quantity: 5 })
  const uncounted = await addProduct(shop, seller)
  const unshipped = await addProduct(shop, seller)
  await changeProfile(unshipped._id, null)
  const all = [counted, uncounted, unshipped].map(({ _id }) => _id)
  await shopper.order(Object.fromEntries(all.map((id) => [id, 1])))
  const [order] = await shopper.orders()
  expect(await pack(order?._id ?? "")).toMatchObject({ success: true, order: { status: "Packed" } })
  const { fulfillments } = await new AdminOrder(admin, order?._id ?? "").read<{
    fulfillments: { requires_shipping: boolean; items: object[] }[]
  }>("*fulfillments,*fulfillments.items")
  const parcels = fulfillments.map(({ requires_shipping, items }) => [
    requires_shipping,
    items.length,
  ])
  expect(parcels.sort()).toEqual([
    [false, 1],
    [true, 2],
  ])
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

it("packs no order of which a claim is being written in Medusa Admin, and says so", async () => {
  const order = await buyThree(shop, seller)
  const { claim } = await asAdmin<{ claim: { id: string } }>(admin, "POST", "/claims", {
    order_id: order.id,
    type: "refund",
  })
  expect(await pack(order.id)).toMatchObject({ success: false, message: messages.orderBeingEdited })
  await asAdmin(admin, "DELETE", `/claims/${claim.id}/request`)
  expect(await pack(order.id)).toMatchObject({ success: true })
})
