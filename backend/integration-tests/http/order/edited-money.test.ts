import type { Order } from "@shop/api"
import { messages } from "@shop/api/messages"
import { expect, it } from "vitest"
import { AdminOrder } from "../../harness/admin-order"
import type { Browser } from "../../harness/browser"
import { productAndShopper, type ReadyShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

interface Bought {
  shopper: ReadyShopper
  order: AdminOrder
  productId: string
}

/** Two units at 50 rupees each, or at this price, to be paid on delivery: 102 rupees. */
async function bought(offerPrice = 50): Promise<Bought> {
  const stock = { offerPrice, quantity: 10 }
  const { product, shopper } = await productAndShopper(shop, seller, stock)
  await shopper.order({ [product._id]: 2 })
  const [order] = await shopper.orders()
  return { shopper, order: new AdminOrder(admin, order?._id ?? ""), productId: product._id }
}

const move = ({ order }: Bought, status: string, paid = true) =>
  seller.post("/api/order/status", { orderId: order.id, status, paid })
const asIs = ({ shopper }: Bought) => shopper.orders().then(([order]) => order as Order)

/** Packs, sends and hands over; says whether the money was taken. */
async function handOver(of: Bought, paid = true): Promise<void> {
  for (const status of ["Packed", "Out for delivery", "Delivered"])
    expect((await move(of, status, paid)).body).toMatchObject({ success: true })
}

/** What Medusa says was paid of an order, and what it still waits for. */
async function books({ order }: Bought) {
  const { payment_status: status, summary } = await order.read<{
    payment_status: string
    summary: Record<"paid_total" | "pending_difference", number>
  }>("payment_status,+summary")
  return { status, paid: summary.paid_total, pending: summary.pending_difference }
}

it.each([
  ["raised", 50, [3], 153],
  ["lowered, to a total of broken paise", 33.33, [1], 34],
  ["raised and lowered again", 50, [4, 1], 51],
])("takes all the money at the door of an order that was %s", async (_, price, to, due) => {
  const order = await bought(price)
  for (const units of to) await order.order.edit({ set: { [order.productId]: units } })
  expect(await asIs(order)).toMatchObject({ amount: due, isPaid: false })
  await handOver(order)
  const all = { status: "captured", paid: expect.closeTo(due, 1) as number, pending: 0 }
  for (let times = 0; times < 2; times++) {
    expect(await asIs(order)).toMatchObject({ status: "Delivered", amount: due, isPaid: true })
    expect(await books(order)).toEqual(all)
    expect((await move(order, "Delivered")).body).toMatchObject({ success: true })
  }
})

it("takes at the door what is left of an order that was paid and then raised", async () => {
  const order = await bought()
  await order.order.capture()
  await order.order.edit({ set: { [order.productId]: 3 } })
  expect(await asIs(order)).toMatchObject({ amount: 153, isPaid: false })
  await handOver(order)
  expect(await asIs(order)).toMatchObject({ isPaid: true })
  expect(await books(order)).toEqual({ status: "captured", paid: 153, pending: 0 })
})

it("takes no more than an order costs that was paid in part before it was lowered", async () => {
  const order = await bought()
  await order.order.capture(20)
  await order.order.edit({ set: { [order.productId]: 1 } })
  await handOver(order)
  expect(await asIs(order)).toMatchObject({ amount: 51, isPaid: true })
  expect(await books(order)).toMatchObject({ paid: 51, pending: 0 })
})

it("takes the rest when a unit came back before anything was paid", async () => {
  const order = await bought()
  await handOver(order, false)
  await order.order.takeBack(order.productId, 1)
  expect(await asIs(order)).toMatchObject({ amount: 51, isPaid: false })
  await move(order, "Delivered")
  expect(await asIs(order)).toMatchObject({ amount: 51, isPaid: true })
  expect(await books(order)).toEqual({ status: "captured", paid: 51, pending: 0 })
})

it("takes nothing of an order that was paid and given back", async () => {
  const order = await bought()
  await handOver(order)
  await order.order.refund(102)
  expect((await move(order, "Delivered")).body).toMatchObject({ success: true })
  expect(await asIs(order)).toMatchObject({ amount: 102, isPaid: false })
  expect(await books(order)).toMatchObject({ status: "refunded", pending: 0 })
})

it("asks at the door for what is left after a credit, and keeps what was credited off its amount", async () => {
  const order = await bought()
  const credit = { amount: 20, reference: "goodwill", reference_id: order.order.id }
  await asAdmin(admin, "POST", `/orders/${order.order.id}/credit-lines`, credit)
  expect(await asIs(order)).toMatchObject({ amount: 82, isPaid: false })
  await handOver(order)
  expect(await asIs(order)).toMatchObject({ amount: 82, isPaid: true })
  expect(await books(order)).toMatchObject({ paid: 82, pending: 0 })
})

it("takes at the door what is left of an order that was paid in part", async () => {
  const order = await bought()
  await order.order.capture(20)
  await handOver(order)
  expect(await asIs(order)).toMatchObject({ amount: 102, isPaid: true })
  expect(await books(order)).toEqual({ status: "captured", paid: 102, pending: 0 })
})

/** Two units at 50 rupees each, ordered for the shopper in Medusa Admin: a draft that became an order. */
async function boughtAsDraft(): Promise<Bought> {
  const { product, shopper } = await productAndShopper(shop, seller, { offerPrice: 50 })
  const { variants } = await adminProduct(admin, product._id)
  const { rows } = await shop.db.query<Record<"region" | "channel" | "way", string>>(
    `select (select id from region) as region, default_sales_channel_id as channel,
       (select id from shipping_option where deleted_at is null limit 1) as way from store`,
  )
  const set = rows[0]
  const { draft_order: draft } = await asAdmin<{ draft_order: { id: string } }>(
    admin,
    "POST",
    "/draft-orders",
    {
      region_id: set?.region,
      sales_channel_id: set?.channel,
      customer_id: shopper.id,
      email: shopper.email,
      items: [{ variant_id: variants[0]?.id, quantity: 2 }],
      shipping_methods: [{ shipping_option_id: set?.way, name: "Delivery", amount: 0 }],
      shipping_address: { first_name: "Asha", city: "Agra", country_code: "in" },
    },
  )
  await asAdmin(admin, "POST", `/draft-orders/${draft.id}/convert-to-order`, {})
  return { shopper, order: new AdminOrder(admin, draft.id), productId: product._id }
}

it("shows an order that was a draft in Medusa Admin with its tax before it is packed, to the seller, the shopper and Admin", async () => {
  const order = await boughtAsDraft()
  expect(await asIs(order)).toMatchObject({ status: "Order Placed", amount: 102, isPaid: false })
  const { body } = await seller.get("/api/order/seller")
  const { orders } = body as unknown as { orders: Order[] }
  expect(orders.find(({ _id }) => _id === order.order.id)).toMatchObject({ amount: 102 })
  expect(await books(order)).toMatchObject({ paid: 0, pending: 102 })
})

it("changes no tax of an order that somebody tries to convert once more", async () => {
  const order = await bought(33.33)
  const before = await books(order)
  const again = await admin.send("POST", `/admin/draft-orders/${order.order.id}/convert-to-order`)
  expect(again.status).toBe(400)
  expect(await asIs(order)).toMatchObject({ amount: 67.99 })
  expect(await books(order)).toEqual(before)
})

it("notes the money of an order that was a draft in Medusa Admin, of which nothing was asked", async () => {
  const order = await boughtAsDraft()
  await handOver(order)
  expect(await asIs(order)).toMatchObject({ amount: 102, isPaid: true })
  expect(await books(order)).toEqual({ status: "captured", paid: 102, pending: 0 })
})

it("keeps the amount of an order that was refunded for a reason, whose code stays as it is then", async () => {
  const order = await bought()
  await handOver(order)
  const code = `late-${order.order.id}`
  const make = (label: string, code: string) =>
    asAdmin<{ refund_reason: { id: string } }>(admin, "POST", "/refund-reasons", { label, code })
  const { refund_reason: reason } = await make("Late", code)
  const { refund_reason: unused } = await make("Never", `${code}-never`)
  await order.order.refund(12, reason.id)
  expect(await asIs(order)).toMatchObject({ amount: 102 })
  expect(await admin.post(`/admin/refund-reasons/${reason.id}`, { code: "other" })).toMatchObject({
    status: 400,
    body: { message: messages.refundReasonInUse },
  })
  const path = `/refund-reasons/${reason.id}`
  await asAdmin(admin, "POST", path, { label: "Too late", code, description: "-" })
  await asAdmin(admin, "POST", `/refund-reasons/${unused.id}`, { code: `${code}-other` })
  expect(await asIs(order)).toMatchObject({ amount: 102 })
})
