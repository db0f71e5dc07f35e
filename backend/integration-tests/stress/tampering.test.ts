import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signInSeller } from "../harness/accounts"
import { type ReadyShopper, readyShopper } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { addProduct } from "../harness/products"
import { type Shop, startShop } from "../harness/start-shop"
import { type Offer, oracle, type Wish } from "./order-oracle"
import { rounds } from "./rounds"

const carts = rounds(300, 10_000)

let shop: Shop
let stranger: ReadyShopper
const offers = new Map<string, Offer>()
beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" })
  const seller = await signInSeller(shop)
  stranger = await readyShopper(shop)
  for (const [offerPrice, quantity] of [
    [33.33, 1_000_000],
    [0.01, 1_000_000],
    [9_999_999.99, undefined],
    [49.5, undefined],
    [7.07, 0],
  ] as const) {
    const made = await addProduct(shop, seller, { price: 10_000_000, offerPrice, quantity })
    offers.set(made._id, {
      id: made._id,
      name: made.name,
      paise: Math.round(offerPrice * 100),
      inStock: made.inStock,
    })
  }
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual({})
  await shop.stop()
})

/** Numbers as a hostile client writes them, and what is not a number at all. */
const literals = ["1", "2", "3", "9", "50", "99", "1e0", "1E1", "30e-1", "2.0"]
const hostile = ["0", "-0", "-1", "100", "1e2", "1.5", "1e-7", "1e400", "9007199254740993"]
const foreign = ['"2"', "null", "true", "[1]", '{"valueOf":1}']
const literal = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...literals) },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.constantFrom(...foreign) },
)

/** Fields that a server must not believe, or must not trip over; all of them stay within 100 kB. */
const extra = fc.oneof(
  fc.constantFrom(
    '"price":0.01',
    '"offerPrice":-5',
    '"unit_price":1e-9',
    '"amount":1',
    '"tax":0',
    '"__proto__":{"offerPrice":1,"expectedAmount":1}',
    '"constructor":{"prototype":{"quantity":1}}',
    '"toString":null',
  ),
  fc.integer({ min: 1, max: 3_000 }).map((length) => `"${"k".repeat(length)}":1`),
)
const extras = fc.array(extra, { maxLength: 2 })

const line = fc.record({
  product: fc.oneof(
    { weight: 20, arbitrary: fc.nat({ max: 3 }) },
    { weight: 1, arbitrary: fc.constant(4) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("__proto__", "constructor", "", "prod_x", "p".repeat(2_000)),
    },
  ),
  quantity: literal,
  extras,
})

const request = fc.record({
  lines: fc.array(line, { maxLength: 6 }),
  address: fc.oneof(
    { weight: 12, arbitrary: fc.constant("own" as const) },
    { weight: 1, arbitrary: fc.constantFrom("foreign" as const, "unknown" as const) },
  ),
  user: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom("own" as const, "none" as const) },
    { weight: 1, arbitrary: fc.constant("foreign" as const) },
  ),
  expected: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom("none" as const, "right" as const) },
    { weight: 1, arbitrary: fc.constantFrom("0.01", "-0", "1e400", '"34"', "null", "34.0") },
  ),
  keyLength: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 255 }) },
    { weight: 1, arbitrary: fc.integer({ min: 256, max: 4_000 }) },
  ),
  extras,
})

it(
  "charges what the shop's own prices say, or refuses by the rule that was broken, whatever a request claims",
  async () => {
    const ids = [...offers.keys()]
    await fc.assert(
      fc.asyncProperty(request, async ({ lines, address, user, expected, keyLength, extras }) => {
        const shopper = await readyShopper(shop)
        const basket = lines.map(({ product, ...rest }) => ({
          ...rest,
          productId: typeof product === "number" ? (ids[product] ?? "") : product,
        }))
        const wish: Wish = {
          lines: basket.map(({ productId, quantity }) => ({
            productId,
            quantity: JSON.parse(quantity) as unknown,
          })),
          address,
          user,
          keyLength,
          expected: undefined,
        }
        const free = oracle(wish, offers)
        const right = "charged" in free ? String(free.charged / 100) : "1"
        const amount = expected === "right" ? right : expected === "none" ? undefined : expected
        const verdict = oracle(
          { ...wish, expected: amount === undefined ? undefined : (JSON.parse(amount) as unknown) },
          offers,
        )
        const addresses = { own: shopper.addressId, foreign: stranger.addressId, unknown: "x" }
        const users = { own: `"userId":"${shopper.id}"`, foreign: `"userId":"${stranger.id}"` }
        const items = basket.map(({ productId, quantity, extras: more }) =>
          [`"productId":"${productId}"`, `"quantity":${quantity}`, ...more].join(),
        )
        const fields = [
          `"items":[${items.map((item) => `{${item}}`).join()}]`,
          `"addressId":"${addresses[address]}"`,
          ...(user === "none" ? [] : [users[user]]),
          ...(amount === undefined ? [] : [`"expectedAmount":${amount}`]),
          ...extras,
        ]
        const { status, body } = await shopper.browser.post(
          "/api/order/cod",
          `{${fields.join()}}`,
          {
            "idempotency-key": "k".repeat(keyLength),
          },
        )
        const orders = await shopper.orders()
        if ("charged" in verdict) {
          expect({ status, message: body.message }).toMatchObject({ status: 200 })
          expect(orders.map((order) => order.amount)).toEqual([verdict.charged / 100])
        } else {
          expect(orders).toEqual([])
          const said = `${status} ${body.message}`
          expect({ said, named: verdict.refusals.some((rule) => rule.test(said)) }).toEqual({
            said,
            named: true,
          })
          expect(body).toMatchObject({ success: false, error: body.message })
        }
      }),
      { numRuns: carts.count },
    )
  },
  carts.timeout,
)
