import { limits, type Product } from "@shop/api"
import { messages } from "@shop/api/messages"
import { expect, it } from "vitest"
import type { Browser } from "../../harness/browser"
import { readyShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { brokenInvariants } from "../../harness/invariants"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import { addProduct, listed, listedSoon } from "../../harness/products"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

it("shows a new price of Medusa Admin in the very next list", async () => {
  const { _id } = await addProduct(shop, seller, { price: 100, offerPrice: 80 })
  const [variant] = (await adminProduct(admin, _id)).variants
  const [price] = variant?.prices ?? []
  await asAdmin(admin, "POST", `/products/${_id}/variants/${variant?.id}`, {
    prices: [{ id: price?.id, currency_code: "inr", amount: 90.5 }],
  })
  expect(await listed(shop, _id)).toMatchObject({ price: 90.5, offerPrice: 80 })
  await asAdmin(admin, "POST", `/products/${_id}/variants/${variant?.id}`, {
    prices: [{ id: price?.id, currency_code: "inr", amount: 70 }],
  })
  expect(await listed(shop, _id)).toMatchObject({ price: 70, offerPrice: 70 })
})

it("does not sell at a price of Medusa Admin whose sums could not be exact, and the doctor says so", async () => {
  const { _id } = await addProduct(shop, seller, { price: 100, offerPrice: 100 })
  const { variants } = await adminProduct(admin, _id)
  const [variant] = variants
  const priceAt = (amount: number) =>
    asAdmin(admin, "POST", `/products/${_id}/variants/${variant?.id}`, {
      prices: [{ id: variant?.prices[0]?.id, currency_code: "inr", amount }],
    })
  const shopper = await readyShopper(shop)
  for (const amount of [limits.pricePaise / 100 + 0.01, 2 ** 53, 1e20]) {
    await priceAt(amount)
    expect(await listed(shop, _id)).toBeUndefined()
    const { status, body } = await shopper.order({ [_id]: 3 })
    expect([status, body.message]).toEqual([200, messages.orderProductUnknown])
  }
  expect(await brokenInvariants(shop)).toEqual({
    "products that are not for sale since a price of theirs is too high": 1,
  })
  await priceAt(limits.pricePaise / 100)
  expect((await shopper.order({ [_id]: 99 })).body).toMatchObject({ success: true })
  expect((await shopper.orders())[0]?.amount).toBe(1_009_800_000)
})

interface PriceList {
  price_list: { id: string }
}

async function offer(product: Product, amount: number, more: object = {}): Promise<string> {
  const [variant] = (await adminProduct(admin, product._id)).variants
  const { price_list } = await asAdmin<PriceList>(admin, "POST", "/price-lists", {
    title: "Test",
    description: "Test",
    type: "sale",
    status: "active",
    prices: [{ currency_code: "inr", amount, variant_id: variant?.id }],
    ...more,
  })
  return price_list.id
}

it("follows price lists as they begin, change and end in Medusa Admin", async () => {
  const product = await addProduct(shop, seller, { price: 100, offerPrice: 100 })
  const list = await offer(product, 60)
  expect(await listed(shop, product._id)).toMatchObject({ price: 100, offerPrice: 60 })
  await asAdmin(admin, "POST", `/price-lists/${list}`, { status: "draft" })
  expect(await listed(shop, product._id)).toMatchObject({ price: 100, offerPrice: 100 })
  await asAdmin(admin, "POST", `/price-lists/${list}`, { status: "active" })
  expect(await listed(shop, product._id)).toMatchObject({ offerPrice: 60 })
  await asAdmin(admin, "DELETE", `/price-lists/${list}`)
  expect(await listed(shop, product._id)).toMatchObject({ offerPrice: 100 })
})

it("begins and ends an offer by the clock, when nothing is written", async () => {
  const product = await addProduct(shop, seller, { price: 100, offerPrice: 100 })
  // Before the start and before the end there is time to look, also on a machine that stalls.
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  await offer(product, 50, { starts_at: at(7_000), ends_at: at(14_000) })
  expect(await listed(shop, product._id)).toMatchObject({ offerPrice: 100 })
  await listedSoon(shop, product._id, { offerPrice: 50 })
  await listedSoon(shop, product._id, { offerPrice: 100 })
})

it("leaves offers alone that are for some customers only", async () => {
  const product = await addProduct(shop, seller, { price: 100, offerPrice: 100 })
  const { customer_group } = await asAdmin<{ customer_group: { id: string } }>(
    admin,
    "POST",
    "/customer-groups",
    { name: `Friends ${product._id}` },
  )
  await offer(product, 10, { rules: { "customer.groups.id": [customer_group.id] } })
  expect(await listed(shop, product._id)).toMatchObject({ offerPrice: 100 })
})
