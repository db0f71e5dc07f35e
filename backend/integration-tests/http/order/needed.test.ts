import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { buyThree } from "../../harness/bought"
import { productAndShopper } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { asAdmin } from "../../harness/medusa-admin"
import { openSecondLocation } from "../../harness/second-location"
import { type Shop, startShop } from "../../harness/start-shop"
import { stockLevel } from "../../harness/stock-level"

let shop: Shop
let admin: Browser
beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" })
  admin = await signInAdmin(shop)
})

afterAll(() => shop.stop())

type Rule = Record<"attribute" | "operator" | "value", string>
const hidden: Rule = { attribute: "enabled_in_store", operator: "eq", value: "false" }

/** Fails where there are several: then none is the last. */
const only = async (from: string) => {
  const { rows } = await shop.db.query<{ id: string }>(
    `select id from ${from} where deleted_at is null`,
  )
  expect(rows).toHaveLength(1)
  return rows[0]?.id ?? ""
}

/** Adds a shipping option, like the last one but for its rules. @returns the ids of both */
async function addDelivery(rules: readonly Rule[]): Promise<{ last: string; other: string }> {
  const last = await only("shipping_option")
  const { rows } = await shop.db.query<Record<"zone" | "profile" | "provider", string>>(
    `select service_zone_id as zone, shipping_profile_id as profile, provider_id as provider
     from shipping_option where id = $1`,
    [last],
  )
  const { shipping_option: other } = await asAdmin<{ shipping_option: { id: string } }>(
    admin,
    "POST",
    "/shipping-options",
    {
      name: "Another delivery",
      service_zone_id: rows[0]?.zone,
      shipping_profile_id: rows[0]?.profile,
      provider_id: rows[0]?.provider,
      price_type: "flat",
      type: { label: "Other", description: "Other", code: "other" },
      prices: [{ currency_code: "inr", amount: 0 }],
      rules,
    },
  )
  return { last, other: other.id }
}

it.each([
  ["region", "regions"],
  ["tax_rate", "tax-rates"],
  ["tax_region", "tax-regions"],
  ["shipping_option", "shipping-options"],
  ["fulfillment_set", "fulfillment-sets"],
  ["stock_location", "stock-locations"],
])("lets nobody delete the last %s, without which nothing can be sold", async (table, part) => {
  const answer = await admin.send("DELETE", `/admin/${part}/${await only(table)}`)
  expect(answer).toMatchObject({ status: 400, body: { message: messages.neededByOrders } })
  expect(await only(table)).toBeTruthy()
})

it("lets a service zone go as long as it is not the last with a delivery", async () => {
  const [set, last] = [await only("fulfillment_set"), await only("service_zone")]
  const zones = `/fulfillment-sets/${set}/service-zones`
  const { fulfillment_set: after } = await asAdmin<{
    fulfillment_set: { service_zones: { id: string }[] }
  }>(admin, "POST", zones, { name: "Second for a while" })
  const [more] = after.service_zones.filter(({ id }) => id !== last)
  expect(await admin.send("DELETE", `/admin${zones}/${last}`)).toMatchObject({ status: 400 })
  await asAdmin(admin, "DELETE", `${zones}/${more?.id}`)
})

it.each([
  ["Medusa Admin alone", { attribute: "enabled_in_store", value: "false" }],
  ["returns", { attribute: "is_return", value: "true" }],
  ["nobody that it knows", { attribute: "customer_group", value: "friends" }],
])("takes no shipping option for a delivery that is for %s", async (_, rule) => {
  const { last, other } = await addDelivery([{ operator: "eq", ...rule }])
  try {
    expect(await admin.send("DELETE", `/admin/shipping-options/${last}`)).toMatchObject({
      status: 400,
      body: { message: messages.neededByOrders },
    })
  } finally {
    await asAdmin(admin, "DELETE", `/shipping-options/${other}`)
  }
})

it.each([
  ["is not shown in the store", "", { rules: [hidden] }],
  ["gets a rule that hides it", "/rules/batch", { create: [hidden] }],
  ["is for returns", "", { rules: [{ attribute: "is_return", operator: "in", value: ["true"] }] }],
  ["has prices that are worked out", "", { price_type: "calculated" }],
])("lets nobody change the last delivery so that it %s, but its name", async (_, path, change) => {
  const option = `/shipping-options/${await only("shipping_option")}`
  expect(await admin.send("POST", `/admin${option}${path}`, change)).toMatchObject({
    status: 400,
    body: { message: messages.neededByOrders },
  })
  const { shipping_option: kept } = await asAdmin<{ shipping_option: { rules: Rule[] } }>(
    admin,
    "GET",
    option,
  )
  const rules = kept.rules.map(({ attribute, operator, value }) => ({ attribute, operator, value }))
  await asAdmin(admin, "POST", option, { name: "Free delivery", rules })
  const { product, shopper } = await productAndShopper(shop, await signInSeller(shop), {})
  expect((await shopper.order({ [product._id]: 1 })).body).toMatchObject({ success: true })
})

it("packs an order whose way of delivery was replaced by another since", async () => {
  const seller = await signInSeller(shop)
  const order = await buyThree(shop, seller)
  const { last } = await addDelivery([])
  await asAdmin(admin, "DELETE", `/shipping-options/${last}`)
  const { body } = await seller.post("/api/order/status", { orderId: order.id, status: "Packed" })
  expect(body).toMatchObject({ success: true, order: { status: "Packed" } })
})

it("keeps a stock location while units are reserved there, or the last delivery starts there", async () => {
  const first = await only("stock_location")
  const { product, shopper } = await productAndShopper(shop, await signInSeller(shop), {
    quantity: 1,
  })
  const { item } = await stockLevel(shop, product._id)
  const second = await openSecondLocation(admin, item, 5)
  await shopper.order({ [product._id]: 2 })
  for (const id of [first, second])
    expect(await admin.send("DELETE", `/admin/stock-locations/${id}`)).toMatchObject({
      status: 400,
      body: { message: messages.neededByOrders },
    })
  const [order] = await shopper.orders()
  await shopper.browser.post("/api/order/cancel", { orderId: order?._id })
  await asAdmin(admin, "DELETE", `/stock-locations/${second}`)
})

it("says that it takes no orders when the tax is gone all the same, and the data check names it", async () => {
  const { product, shopper } = await productAndShopper(shop, await signInSeller(shop), {})
  const rate = await only("tax_rate")
  await shop.db.query(`update tax_rate set deleted_at = now() where id = $1`, [rate])
  try {
    const { status, body } = await shopper.order({ [product._id]: 1 })
    expect({ status, message: body.message }).toEqual({
      status: 503,
      message: messages.unavailable,
    })
    expect(await brokenInvariants(shop)).toEqual({
      "settings without which no order can be placed": 1,
    })
  } finally {
    await shop.db.query(`update tax_rate set deleted_at = null where id = $1`, [rate])
  }
  expect((await shopper.order({ [product._id]: 1 })).body).toMatchObject({ success: true })
})
