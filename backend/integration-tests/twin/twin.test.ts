import { afterAll, beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../harness/accounts"
import { AdminOrder } from "../harness/admin-order"
import type { Browser } from "../harness/browser"
import { readyShopper } from "../harness/crowd"
import { addProduct } from "../harness/products"
import { type Shop, startShop } from "../harness/start-shop"
import { type MedusaTwin, startMedusaTwin } from "./medusa-twin"
import { comparable, differences, orderRecords } from "./order-records"

let shop: Shop
let admin: Browser
let medusa: MedusaTwin
const products: Record<string, string> = {}
beforeAll(async () => {
  shop = await startShop()
  const seller = await signInSeller(shop)
  admin = await signInAdmin(shop)
  const prices = { whole: [60, 50], bent: [120.5, 33.33], noOffer: [9.99, 9.99] }
  for (const [name, [price, offerPrice]] of Object.entries(prices)) {
    const counted = await addProduct(shop, seller, { price, offerPrice, quantity: 500 })
    products[name] = counted._id
  }
  products.uncounted = (await addProduct(shop, seller, { price: 45, offerPrice: 45 }))._id
  medusa = await startMedusaTwin(shop)
}, 240_000)
afterAll(async () => {
  await medusa?.stop()
  await shop?.stop()
})

interface Twins {
  ours: AdminOrder
  theirs: AdminOrder
}

/** One basket ordered twice: through our call and through Medusa's own workflows. */
async function twins(units: Record<string, number>): Promise<Twins> {
  const basket = Object.fromEntries(
    Object.entries(units).map(([name, count]) => [products[name] ?? "", count]),
  )
  const shopper = await readyShopper(shop)
  expect((await shopper.order(basket)).body.success).toBe(true)
  const [order] = await shopper.orders()
  const theirs = await medusa.order(shopper, basket)
  return { ours: new AdminOrder(admin, order?._id ?? ""), theirs: new AdminOrder(admin, theirs) }
}

const fields = [
  "*items,*items.tax_lines,*items.adjustments,*items.detail,*items.variant,*items.product",
  "*shipping_methods,*shipping_methods.tax_lines,*shipping_address,*billing_address,+summary",
  "*payment_collections,*payment_collections.payments,*payment_collections.payments.captures",
  "*payment_collections.payment_sessions,*fulfillments,*fulfillments.items,*customer,*region",
  "*sales_channel,*transactions,+payment_status,+fulfillment_status,+total,+subtotal,+tax_total",
  "+item_total,+item_subtotal,+item_tax_total,+original_total,+shipping_total,+discount_total",
].join()

/** Where the twins differ, by path with Medusa's value first; our own copy of the product aside. */
async function differing({ ours, theirs }: Twins): Promise<[string, unknown[]][]> {
  const told = async (order: AdminOrder) => {
    const answer = await order.read<{ items: { product_id: string }[] }>(fields)
    answer.items.sort((a, b) => (a.product_id < b.product_id ? -1 : 1))
    return { rows: await orderRecords(shop, order.id), answer: comparable(answer) }
  }
  const all = differences(await told(theirs), await told(ours))
  return Object.entries(all).filter(([path]) => !/metadata\.(product|position)$/.test(path))
}

const both = <T>({ ours, theirs }: Twins, act: (order: AdminOrder) => Promise<T>) =>
  Promise.all([act(ours), act(theirs)])

/** What may happen to an order in Medusa Admin, one step after the other. */
const lives: Record<string, ((twins: Twins) => Promise<unknown>)[]> = {
  "packed, shipped, delivered, paid": [
    (it) => both(it, (order) => order.pack()),
    (it) => both(it, (order) => order.ship()),
    (it) => both(it, (order) => order.deliver()),
    (it) => both(it, (order) => order.capture()),
  ],
  cancelled: [(it) => both(it, (order) => order.cancel())],
  "packed in part, packed whole": [
    (it) => both(it, (order) => order.pack(1)),
    (it) => both(it, (order) => order.pack()),
  ],
  "packed, unpacked, cancelled": [
    (it) => both(it, (order) => order.pack()),
    (it) => both(it, (order) => order.undo()),
    (it) => both(it, (order) => order.cancel()),
  ],
  "paid, then cancelled and refunded": [
    (it) => both(it, (order) => order.capture()),
    (it) => both(it, (order) => order.cancel()),
  ],
}

it.each(Object.entries(lives))(
  "an order of whole paise is Medusa's own, row by row and field by field: %s",
  async (_, steps) => {
    const it = await twins({ whole: 2, uncounted: 1 })
    expect(await differing(it)).toEqual([])
    for (const step of steps) {
      await step(it)
      expect(await differing(it)).toEqual([])
    }
  },
)

it.each(Object.entries(lives).filter(([life]) => life.includes("paid")))(
  "an order of bent paise differs from Medusa's by its rounding alone: %s",
  async (_, steps) => {
    const it = await twins({ bent: 1, noOffer: 3, whole: 1 })
    for (const step of [() => Promise.resolve(), ...steps]) {
      await step(it)
      for (const [path, [theirs, ours]] of await differing(it)) {
        const limit = /rate(\.value)?$/.test(path) ? 0.01 : 0.005
        const distance = Math.abs(Number(theirs) - Number(ours))
        expect({ path, close: distance <= limit }).toEqual({ path, close: true })
      }
    }
  },
)
