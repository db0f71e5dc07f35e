import type { Order } from "@shop/api"
import { expect, it } from "vitest"
import { AdminOrder } from "../../harness/admin-order"
import type { Answer, Browser } from "../../harness/browser"
import { productAndShopper, type ReadyShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import { addProduct } from "../../harness/products"
import { shelfUnits } from "../../harness/shelf-units"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

interface Delivered {
  order: AdminOrder
  shopper: ReadyShopper
  productId: string
  /** Its line and where it was packed, as Medusa Admin names them. */
  line: string
  location: string
}

/** Two units of ten, at 50 rupees each, paid and brought home. */
async function delivered(): Promise<Delivered> {
  const { product, shopper } = await productAndShopper(shop, seller, {
    offerPrice: 50,
    quantity: 10,
  })
  await shopper.order({ [product._id]: 2 })
  const order = new AdminOrder(admin, (await shopper.orders())[0]?._id ?? "")
  for (const step of ["capture", "pack", "ship", "deliver"] as const) await order[step]()
  const { items, fulfillments } = await order.read<{
    items: { id: string }[]
    fulfillments: { location_id: string }[]
  }>("*items,*fulfillments")
  return {
    order,
    shopper,
    productId: product._id,
    line: items[0]?.id ?? "",
    location: fulfillments[0]?.location_id ?? "",
  }
}

const post = <Body>(path: string, body: unknown = {}) => asAdmin<Body>(admin, "POST", path, body)

/** Presses a button of Medusa Admin three times at once. @returns how often it was done */
async function pressedThrice(path: string, body: unknown = {}): Promise<number> {
  const press = (): Promise<Answer> => admin.post(`/admin${path}`, body)
  const answers = await Promise.all([press(), press(), press()])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  return statuses.filter((status) => status === 200).length
}

/** Units of each line that the shopper sees. */
const lines = async ({ shopper }: Delivered) => {
  const [order] = (await shopper.orders()) as [Order]
  return order.items.map(({ quantity }) => quantity)
}

it("puts a return that is confirmed thrice at once back on the shelf once", async () => {
  const sold = await delivered()
  const { return: opened } = await post<{ return: { id: string } }>("/returns", {
    order_id: sold.order.id,
    location_id: sold.location,
  })
  const path = `/returns/${opened.id}`
  const items = [{ id: sold.line, quantity: 2 }]
  await post(`${path}/request-items`, { items })
  await post(`${path}/request`, { no_notification: true })
  await post(`${path}/receive`)
  await post(`${path}/receive-items`, { items })
  expect(await pressedThrice(`${path}/receive/confirm`, { no_notification: true })).toBe(1)
  expect(await shelfUnits(shop, sold.productId)).toEqual({ stocked: 10, reserved: 0 })
  expect(await lines(sold)).toEqual([2])
})

it.each([
  { of: "claim", asking: { type: "replace" }, back: "claim-items" },
  { of: "exchange", asking: {}, back: "inbound/items" },
])(
  "reserves what comes in place of a unit once, however often the $of is asked for",
  async ({ of, asking, back }) => {
    const sold = await delivered()
    const other = await addProduct(shop, seller, { quantity: 10 })
    const opened = await post<Record<string, { id: string }>>(`/${of}s`, {
      order_id: sold.order.id,
      ...asking,
    })
    const path = `/${of}s/${opened[of]?.id}`
    await post(`${path}/${back}`, { items: [{ id: sold.line, quantity: 1, reason: "other" }] })
    const { variants } = await adminProduct(admin, other._id)
    await post(`${path}/outbound/items`, { items: [{ variant_id: variants[0]?.id, quantity: 1 }] })
    const { rows } = await shop.db.query<{ id: string }>(
      `select id from shipping_option where deleted_at is null`,
    )
    const shipping = { shipping_option_id: rows[0]?.id, custom_amount: 0 }
    await post(`${path}/outbound/shipping-method`, shipping)
    expect(await pressedThrice(`${path}/request`)).toBe(1)
    expect(await lines(sold)).toEqual([2, 1])
    expect(await shelfUnits(shop, other._id)).toEqual({ stocked: 10, reserved: 1 })
  },
)

it("gives back what is refunded at once, each time once", async () => {
  const sold = await delivered()
  const refund = `/payments/${await sold.order.payment()}/refund`
  expect(await pressedThrice(refund, { amount: 5 })).toBe(3)
  const { payment_collections: collections } = await sold.order.read<{
    payment_collections: { refunded_amount: number }[]
  }>("*payment_collections")
  expect(collections.map(({ refunded_amount: rupees }) => rupees)).toEqual([15])
  expect(await lines(sold)).toEqual([2])
})

it("begins one edit of an order, however often it is asked for at once", async () => {
  const { order } = await delivered()
  expect(await pressedThrice("/order-edits", { order_id: order.id })).toBe(1)
  await asAdmin(admin, "DELETE", `/order-edits/${order.id}`)
})
