import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../harness/accounts"
import { adminProduct } from "../harness/medusa-admin"
import type { Browser } from "../harness/browser"
import { brokenInvariants } from "../harness/invariants"
import { addProduct } from "../harness/products"
import { type Shop, startShop } from "../harness/start-shop"
import { rounds } from "../stress/rounds"
import { roundingLimits } from "./expected-differences"
import { lives, type Step } from "./lives"
import { type MedusaTwin, startMedusaTwin } from "./medusa-twin"
import { Twins } from "./twins"

let shop: Shop
let admin: Browser
let medusa: MedusaTwin
const products: Record<string, string> = {}
beforeAll(async () => {
  shop = await startShop()
  const seller = await signInSeller(shop)
  admin = await signInAdmin(shop)
  const prices = { whole: [60, 50], bent: [120.5, 33.33], noOffer: [9.99, 9.99], added: [20, 15] }
  for (const [name, [price, offerPrice]] of Object.entries(prices)) {
    products[name] = (await addProduct(shop, seller, { price, offerPrice, quantity: 500 }))._id
  }
  products.uncounted = (await addProduct(shop, seller, { price: 45, offerPrice: 45 }))._id
  products.weighed = (await addProduct(shop, seller, { price: 7.07, offerPrice: 3.01 }))._id
  medusa = await startMedusaTwin(shop)
}, 240_000)
afterAll(async () => {
  await medusa?.stop()
  await shop?.stop()
})

/** Orders a basket twice, lets both live, and gives all differences of each moment to `check`. */
async function live(
  units: Record<string, number>,
  steps: readonly Step[],
  check: (differing: [string, unknown[]][]) => void,
): Promise<void> {
  const basket = Object.entries(units).map(([name, count]) => [products[name] ?? "", count])
  const twins = await Twins.order({ shop, admin, medusa }, Object.fromEntries(basket))
  expect(twins.placed).toEqual({})
  check(await twins.differing())
  const { variants } = await adminProduct(admin, products.added ?? "")
  const named = { first: String(basket[0]?.[0]), addedVariant: variants[0]?.id ?? "" }
  for (const step of steps) {
    expect(await twins.do((order) => step(order, named))).toEqual({})
    check(await twins.differing())
    expect(await brokenInvariants(shop)).toEqual({})
  }
}

function withinRounding(differing: [string, unknown[]][]): void {
  const far = differing.filter(([path, [theirs, ours]]) => {
    const most = roundingLimits.find((limit) => limit.path.test(path))?.most ?? 0
    return !(Math.abs(Number(theirs) - Number(ours)) <= most)
  })
  expect(far).toEqual([])
}

describe("an order of whole paise is Medusa's own, row by row and field by field", () => {
  it.each(Object.entries(lives))("%s", (_, steps) =>
    live({ whole: 2, uncounted: 1 }, steps, (differing) => expect(differing).toEqual([])),
  )
})

describe("an order of bent paise differs from Medusa's by its rounding alone", () => {
  const withMoney = Object.entries(lives).filter(([life]) => /paid|edited/.test(life))
  it.each(withMoney.slice(0, rounds(2, withMoney.length).count))("%s", (_, steps) =>
    live({ bent: 3, noOffer: 3, whole: 1, weighed: 7 }, steps, withinRounding),
  )
})

describe("so does an order of one line", () => {
  const life = lives["packed, shipped, delivered, paid"] ?? []
  it.each(["whole", "bent", "noOffer", "uncounted", "weighed"])("%s", (name) =>
    live({ [name]: 1 }, life.slice(0, rounds(0, life.length).count), withinRounding),
  )
})
