import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { signInSeller } from "../../harness/accounts"
import { AdminOrder } from "../../harness/admin-order"
import { asIs, buyThree } from "../../harness/bought"
import type { Browser } from "../../harness/browser"
import { readyShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { asAdmin } from "../../harness/medusa-admin"
import { shelfUnits } from "../../harness/shelf-units"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let other: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))
beforeAll(async () => {
  other = await signInSeller(shop)
})

const bought = () => buyThree(shop, seller)
const move = (orderId: string, status: string, more: object = {}, by = seller) =>
  by.post("/api/order/status", { orderId, status, ...more })
const cancel = (browser: Browser, orderId: string) => browser.post("/api/order/cancel", { orderId })
const refused = (sentence: string) => ({
  status: 200,
  body: { success: false, message: sentence, error: sentence },
})

it("moves an order through its four states, and takes the money of it at the door", async () => {
  const order = await bought()
  for (const status of ["Packed", "Out for delivery", "Delivered"]) {
    const { body } = await move(order.id, status)
    const isPaid = status === "Delivered"
    expect(body).toMatchObject({ success: true, order: { _id: order.id, status, isPaid } })
    expect(await asIs(order)).toMatchObject({ status, isPaid })
  }
  expect(await shelfUnits(shop, order.productId)).toEqual({ stocked: 7, reserved: 0 })
  const { summary } = await new AdminOrder(admin, order.id).read<{
    summary: Record<string, number>
  }>("+summary")
  expect(summary).toMatchObject({ pending_difference: 0 })
})

it("writes down which units left the shelf for an order, and which came back, for the sweep to know", async () => {
  const order = await bought()
  const moved = async () => {
    const { rows } = await shop.db.query<{ units: number }>(
      `select coalesce(sum(units), 0)::int as units from shop_stock_move where order_id = $1`,
      [order.id],
    )
    return rows[0]?.units
  }
  await move(order.id, "Packed")
  expect(await moved()).toBe(-3)
  await move(order.id, "Cancelled")
  expect(await moved()).toBe(0)
})

it("delivers without the money when the seller says so, and takes it when it comes", async () => {
  const order = await bought()
  await move(order.id, "Packed")
  await move(order.id, "Out for delivery")
  await move(order.id, "Delivered", { paid: false })
  expect(await asIs(order)).toMatchObject({ status: "Delivered", isPaid: false })
  await move(order.id, "Delivered", { paid: false })
  expect(await asIs(order)).toMatchObject({ isPaid: false })
  await move(order.id, "Delivered", { paid: true })
  expect(await asIs(order)).toMatchObject({ status: "Delivered", isPaid: true })
})

it("refuses skipped steps, steps back and unknown states, and nothing changes", async () => {
  const order = await bought()
  const wrong = (from: string, to: string) => refused(messages.orderStepWrong(from, to))
  expect(await move(order.id, "Delivered")).toMatchObject(wrong("Order Placed", "Delivered"))
  expect(await move(order.id, "Out for delivery")).toMatchObject(
    wrong("Order Placed", "Out for delivery"),
  )
  for (const status of ["Order Placed", "packed", "toString"])
    expect(await move(order.id, status)).toMatchObject(refused(messages.orderStatusUnknown))
  expect(await asIs(order)).toMatchObject({ status: "Order Placed" })
  await move(order.id, "Packed")
  await move(order.id, "Out for delivery")
  expect(await move(order.id, "Packed")).toMatchObject(wrong("Out for delivery", "Packed"))
  expect(await move(order.id, "Cancelled")).toMatchObject(wrong("Out for delivery", "Cancelled"))
  expect(await move("order_none", "Packed")).toMatchObject(refused(messages.orderUnknown))
})

it("takes the state an order has already as done", async () => {
  const order = await bought()
  for (const status of ["Packed", "Packed", "Out for delivery", "Out for delivery"])
    expect((await move(order.id, status)).body.success).toBe(true)
  expect(await shelfUnits(shop, order.productId)).toEqual({ stocked: 7, reserved: 0 })
})

it.each([
  ["placed", [] as string[]],
  ["packed", ["Packed"]],
])("cancels an order that is %s, and its units come back once", async (_, before) => {
  const order = await bought()
  for (const status of before) await move(order.id, status)
  const answers = await Promise.all([
    move(order.id, "Cancelled"),
    move(order.id, "Cancelled", {}, other),
  ])
  for (const { body } of answers)
    expect(body).toMatchObject({ success: true, order: { status: "Cancelled", isPaid: false } })
  expect(await shelfUnits(shop, order.productId)).toEqual({ stocked: 10, reserved: 0 })
  expect(await move(order.id, "Packed")).toMatchObject(
    refused(messages.orderStepWrong("Cancelled", "Packed")),
  )
})

it("finishes what was begun: half packed, half sent, delivered but not paid, unpacked", async () => {
  const [half, sent, unpaid, unpacked] = [
    await bought(),
    await bought(),
    await bought(),
    await bought(),
  ]
  await new AdminOrder(admin, half.id).pack(1)
  expect((await move(half.id, "Packed")).body.success).toBe(true)
  expect(await shelfUnits(shop, half.productId)).toEqual({ stocked: 7, reserved: 0 })
  await move(half.id, "Out for delivery")
  await move(half.id, "Delivered")
  expect(await asIs(half)).toMatchObject({ status: "Delivered", isPaid: true })

  await move(sent.id, "Packed")
  await new AdminOrder(admin, sent.id).ship()
  await move(sent.id, "Out for delivery")
  await new AdminOrder(admin, sent.id).deliver()
  await move(sent.id, "Delivered")
  expect(await asIs(sent)).toMatchObject({ status: "Delivered", isPaid: true })

  for (const status of ["Packed", "Out for delivery"]) await move(unpaid.id, status)
  await new AdminOrder(admin, unpaid.id).deliver()
  await move(unpaid.id, "Delivered")
  expect(await asIs(unpaid)).toMatchObject({ isPaid: true })

  await move(unpacked.id, "Packed")
  await new AdminOrder(admin, unpacked.id).undo()
  await move(unpacked.id, "Cancelled")
  expect(await shelfUnits(shop, unpacked.productId)).toEqual({ stocked: 10, reserved: 0 })
})

it("does not pack an order that is being edited in Medusa Admin", async () => {
  const order = await bought()
  const begun = await admin.post("/admin/order-edits", { order_id: order.id })
  expect(begun.status).toBe(200)
  expect(await move(order.id, "Packed")).toMatchObject(refused(messages.orderBeingEdited))
  await admin.send("DELETE", `/admin/order-edits/${order.id}`)
  expect((await move(order.id, "Packed")).body.success).toBe(true)
})

it("refuses to cancel an order that is being edited, with nothing given back, wherever it is asked", async () => {
  const order = await bought()
  await asAdmin(admin, "POST", "/order-edits", { order_id: order.id })
  expect(await cancel(order.shopper.browser, order.id)).toMatchObject(
    refused(messages.orderBeingChanged),
  )
  expect(await move(order.id, "Cancelled")).toMatchObject(refused(messages.orderBeingEdited))
  const inAdmin = await admin.post(`/admin/orders/${order.id}/cancel`, {})
  expect(inAdmin).toMatchObject({ status: 400, body: { message: messages.orderBeingEdited } })
  await asAdmin(admin, "DELETE", `/order-edits/${order.id}`)
  for (const status of ["Packed", "Out for delivery", "Delivered"]) await move(order.id, status)
  expect(await asIs(order)).toMatchObject({ status: "Delivered", isPaid: true })
})

it("does not unpack an order that is completed in Medusa Admin, and so not to be cancelled", async () => {
  const order = await bought()
  await move(order.id, "Packed")
  await asAdmin(admin, "POST", `/orders/${order.id}/complete`, {})
  expect(await move(order.id, "Cancelled")).toMatchObject(
    refused(messages.orderStepWrong("Packed", "Cancelled")),
  )
  expect(await asIs(order)).toMatchObject({ status: "Packed" })
})

it("does not move an online order that is not paid", async () => {
  const order = await bought()
  await shop.db.query(
    `update payment_session set provider_id = 'pp_card_card' where payment_collection_id in
       (select payment_collection_id from order_payment_collection where order_id = $1)`,
    [order.id],
  )
  for (const status of ["Packed", "Cancelled"])
    expect(await move(order.id, status)).toMatchObject(refused(messages.orderUnpaid))
})

it("lets shoppers cancel their own order until somebody packs it, and answers for others' as for none", async () => {
  const [order, packed] = [await bought(), await bought()]
  const stranger = await readyShopper(shop)
  expect(await cancel(stranger.browser, order.id)).toMatchObject(refused(messages.orderUnknown))
  expect(await cancel(stranger.browser, "order_none")).toMatchObject(refused(messages.orderUnknown))
  for (let times = 0; times < 2; times++)
    expect((await cancel(order.shopper.browser, order.id)).body).toMatchObject({
      success: true,
      message: messages.orderCancelled,
      order: { status: "Cancelled" },
    })
  expect(await shelfUnits(shop, order.productId)).toEqual({ stocked: 10, reserved: 0 })

  await new AdminOrder(admin, packed.id).pack(1)
  expect(await cancel(packed.shopper.browser, packed.id)).toMatchObject(
    refused(messages.orderBeingPacked),
  )
  await move(packed.id, "Packed")
  expect(await cancel(packed.shopper.browser, packed.id)).toMatchObject(
    refused(messages.orderBeingPacked),
  )
})
