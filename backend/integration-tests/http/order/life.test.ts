import type { Order } from "@shop/api"
import { expect, it } from "vitest"
import { AdminOrder } from "../../harness/admin-order"
import type { Browser } from "../../harness/browser"
import { type ReadyShopper, productAndShopper, readyShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { addProduct } from "../../harness/products"
import { shelfUnits } from "../../harness/shelf-units"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

interface Placed {
  shopper: ReadyShopper
  order: AdminOrder
  productId: string
}

/** Ten units on the shelf, three of them ordered for 33.33 each. */
async function placed(): Promise<Placed> {
  const { product, shopper } = await productAndShopper(shop, seller, {
    offerPrice: 33.33,
    quantity: 10,
  })
  await shopper.order({ [product._id]: 3 })
  const [order] = await shopper.orders()
  return { shopper, order: new AdminOrder(admin, order?._id ?? ""), productId: product._id }
}

/** What shopper and seller see of it, which must be the same. */
async function seen({
  shopper,
  order,
}: Placed): Promise<Pick<Order, "status" | "isPaid" | "amount">> {
  const [mine] = await shopper.orders()
  const { body } = await seller.get("/api/order/seller")
  const { orders } = body as unknown as { orders: Order[] }
  expect(orders.find(({ _id }) => _id === order.id)).toEqual(mine)
  const { status, isPaid, amount } = mine as Order
  return { status, isPaid, amount }
}

const units = (productId: string) => shelfUnits(shop, productId)

it("shows what Medusa Admin does with an order: packed, on its way, delivered, paid", async () => {
  const bought = await placed()
  const amount = 101.99
  expect(await seen(bought)).toEqual({ status: "Order Placed", isPaid: false, amount })
  expect(await units(bought.productId)).toEqual({ stocked: 10, reserved: 3 })
  await bought.order.pack()
  expect(await seen(bought)).toEqual({ status: "Packed", isPaid: false, amount })
  expect(await units(bought.productId)).toEqual({ stocked: 7, reserved: 0 })
  await bought.order.ship()
  expect(await seen(bought)).toEqual({ status: "Out for delivery", isPaid: false, amount })
  await bought.order.deliver()
  expect(await seen(bought)).toEqual({ status: "Delivered", isPaid: false, amount })
  await bought.order.capture()
  expect(await seen(bought)).toEqual({ status: "Delivered", isPaid: true, amount })
  const { summary } = await bought.order.read<{ summary: Record<string, number> }>("+summary")
  expect(summary).toMatchObject({ paid_total: 101.99, pending_difference: 0 })
})

it("gives the units back when an order is cancelled", async () => {
  const bought = await placed()
  await bought.order.cancel()
  expect(await seen(bought)).toEqual({ status: "Cancelled", isPaid: false, amount: 101.99 })
  expect(await units(bought.productId)).toEqual({ stocked: 10, reserved: 0 })
})

it("shows an order that was paid, cancelled and refunded with the amount it had, as not paid", async () => {
  const bought = await placed()
  await bought.order.capture()
  expect(await seen(bought)).toEqual({ status: "Order Placed", isPaid: true, amount: 101.99 })
  await bought.order.cancel()
  expect(await seen(bought)).toEqual({ status: "Cancelled", isPaid: false, amount: 101.99 })
})

it("keeps the amount of an order that was refunded twice in part and then packed", async () => {
  const bought = await placed()
  await bought.order.capture()
  for (const part of [10, 5]) await bought.order.refund(part)
  expect(await seen(bought)).toMatchObject({ amount: 101.99 })
  await bought.order.pack()
  expect(await seen(bought)).toMatchObject({ status: "Packed", amount: 101.99 })
})

it("keeps count through a packing that is undone and an order that is then cancelled", async () => {
  const bought = await placed()
  await bought.order.pack()
  await bought.order.undo()
  expect(await seen(bought)).toMatchObject({ status: "Order Placed" })
  expect(await units(bought.productId)).toEqual({ stocked: 10, reserved: 3 })
  await bought.order.cancel()
  expect(await units(bought.productId)).toEqual({ stocked: 10, reserved: 0 })
})

it("says packed only when all of it is packed", async () => {
  const bought = await placed()
  await bought.order.pack(2)
  expect(await seen(bought)).toMatchObject({ status: "Order Placed" })
  expect(await units(bought.productId)).toEqual({ stocked: 8, reserved: 1 })
  await bought.order.pack(1)
  expect(await seen(bought)).toMatchObject({ status: "Packed" })
  expect(await units(bought.productId)).toEqual({ stocked: 7, reserved: 0 })
})

it("packs an order that took the last units, and one of an uncounted product", async () => {
  const last = await addProduct(shop, seller, { quantity: 2 })
  const uncounted = await addProduct(shop, seller)
  const shopper = await readyShopper(shop)
  await shopper.order({ [last._id]: 2, [uncounted._id]: 1 })
  const [order] = await shopper.orders()
  await new AdminOrder(admin, order?._id ?? "").pack()
  expect(await units(last._id)).toEqual({ stocked: 0, reserved: 0 })
  expect((await shopper.orders())[0]?.status).toBe("Packed")
})

it("cancels many orders of the same products at once, and every unit comes back", async () => {
  const [one, other] = await Promise.all([
    addProduct(shop, seller, { quantity: 40 }),
    addProduct(shop, seller, { quantity: 40 }),
  ])
  const shopper = await readyShopper(shop)
  for (let at = 0; at < 10; at++) {
    const basket = [one, other].map(({ _id }) => [_id, 1] as const)
    await shopper.order(Object.fromEntries(at % 2 ? basket : basket.reverse()), { key: `${at}` })
  }
  const orders = await shopper.orders()
  expect(orders).toHaveLength(10)
  await Promise.all(orders.map(({ _id }) => new AdminOrder(admin, _id).cancel()))
  expect(await units(one._id)).toEqual({ stocked: 40, reserved: 0 })
  expect(await units(other._id)).toEqual({ stocked: 40, reserved: 0 })
})
