import { QueryContext } from "@medusajs/framework/utils"
import { afterAll, beforeAll, expect, it } from "vitest"
import type * as Shelf from "../../../src/catalogue/shelf"
import { signInAdmin } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { asAdmin } from "../../harness/medusa-admin"
import { loadMedusaHere, type MedusaHere } from "../../harness/medusa-here"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
let admin: Browser
let medusa: MedusaHere
beforeAll(async () => {
  shop = await startShop({ SEED: "demo" })
  admin = await signInAdmin(shop)
  medusa = await loadMedusaHere(shop)
}, 300_000)
afterAll(async () => {
  await medusa?.stop()
  await shop?.stop()
})

type Prices = Record<string, { price: number; offer: number }>

/** Prices as an order reads them, in paise. */
async function ours(): Promise<Prices> {
  const { shelf } = medusa.load<typeof Shelf>("../catalogue/shelf.js")
  const { rows } = await shop.db.query<{ variant_id: string; price: number; offer_price: number }>(
    `select variant_id, price, offer_price from (${shelf}) shelf`,
  )
  return Object.fromEntries(
    rows.map(({ variant_id, price, offer_price }) => [variant_id, { price, offer: offer_price }]),
  )
}

/** Prices as Medusa calculates them for the shop's region, of every variant that can be sold. */
async function theirs(): Promise<Prices> {
  const { rows } = await shop.db.query<{ id: string }>(`select id from region`)
  const { data } = await medusa.container.resolve("query").graph({
    entity: "variants",
    fields: ["id", "calculated_price.*"],
    context: {
      calculated_price: QueryContext({ region_id: rows[0]?.id, currency_code: "inr" }),
    },
  })
  const variants = data as unknown as {
    id: string
    calculated_price: { calculated_amount: number; original_amount: number }
  }[]
  return Object.fromEntries(
    variants.map(({ id, calculated_price: found }) => [
      id,
      {
        price: Math.round(found.original_amount * 100),
        offer: Math.round(found.calculated_amount * 100),
      },
    ]),
  )
}

it("an order reads the price that Medusa calculates, for every variant of the demo shop", async () => {
  const expected = await theirs()
  expect(Object.keys(expected).length).toBeGreaterThanOrEqual(60)
  expect(await ours()).toEqual(expected)
})

const day = 24 * 3600_000
const at = (days: number) => new Date(Date.now() + days * day).toISOString()

/** Price lists as a seller may make them in Medusa Admin, each over other variants; some overlap. */
const lists: Record<string, object> = {
  "a sale": { type: "sale", status: "active" },
  "a draft": { type: "sale", status: "draft" },
  "a sale that is over": { type: "sale", status: "active", starts_at: at(-9), ends_at: at(-1) },
  "a sale that has not begun": { type: "sale", status: "active", starts_at: at(1) },
  "a sale of these days": { type: "sale", status: "active", starts_at: at(-1), ends_at: at(1) },
  "an override": { type: "override", status: "active" },
  "an override of these days": { type: "override", status: "active", ends_at: at(1) },
  "an override that is over": { type: "override", status: "active", ends_at: at(-1) },
}

it("does so however prices are listed: sales, overrides, dates, quantities, regions, above the base price", async () => {
  const before = await ours()
  const variants = Object.keys(before).sort()
  const { rows } = await shop.db.query<{ id: string }>(`select id from region`)
  const region = rows[0]?.id ?? ""
  for (const [number, [title, list]] of Object.entries(lists).entries()) {
    const prices = variants
      .filter((_, position) => position % 9 === number || position % 7 === number)
      .map((variant_id, position) => ({
        variant_id,
        currency_code: "inr",
        amount: [0.01, 33.33, 12.345, 999.99, 7, 5_000][(position + number) % 6],
        ...(position % 4 === 1 && { min_quantity: 2 }),
        ...(position % 5 === 2 && { rules: { region_id: region } }),
      }))
    await asAdmin(admin, "POST", "/price-lists", { title, description: title, ...list, prices })
  }
  const after = await ours()
  expect(after).toEqual(await theirs())
  expect(after).not.toEqual(before)
})
