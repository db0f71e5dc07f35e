import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signInSeller } from "../../harness/accounts"
import { crowd } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { addProduct } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

it("leaves each order whole or none when its server is killed in a burst, and repeats find theirs", async () => {
  const seller = await signInSeller(shop)
  const products = await Promise.all(
    [400, 400, undefined].map((quantity) => addProduct(shop, seller, { quantity })),
  )
  const shoppers = await crowd(shop, 10)
  const basket = Object.fromEntries(products.map(({ _id }) => [_id, 1]))
  const presses: { key: string; shopper: (typeof shoppers)[number]; confirmed: boolean }[] = []
  let killed = false
  const burst = shoppers.map(async (shopper) => {
    while (!killed) {
      const press = { key: crypto.randomUUID(), shopper, confirmed: false }
      presses.push(press)
      const answer = await shopper.order(basket, { key: press.key }).catch(() => undefined)
      press.confirmed = answer?.body.success === true
    }
  })
  while (presses.filter(({ confirmed }) => confirmed).length < 15) await sleep(5)
  killed = true
  await shop.halt("SIGKILL")
  await Promise.all(burst)

  await shop.resume()
  expect(await brokenInvariants(shop)).toEqual({})
  for (const { shopper, key } of presses)
    expect((await shopper.order(basket, { key })).body.success).toBe(true)
  expect(await brokenInvariants(shop)).toEqual({})
  const { rows } = await shop.db.query(`select from "order"`)
  expect(rows).toHaveLength(presses.length)
})

describe("over tables that are not those it writes orders for", () => {
  beforeAll(() => shop.halt())

  it.each([
    [
      `alter table order_line_item add column surprise text not null default ''`,
      `alter table order_line_item drop column surprise`,
      /orders are written for: order_line_item has surprise text not null default ''::text\. Use/,
    ],
    [
      `alter table payment_session alter column data drop not null`,
      `alter table payment_session alter column data set not null`,
      /payment_session has data jsonb default '{}'::jsonb and lacks data jsonb not null default/,
    ],
    [
      `alter table reservation_item add constraint few check (quantity < 1000)`,
      `alter table reservation_item drop constraint few`,
      /reservation_item has CHECK \(\(quantity < \(1000\)::numeric\)\)\./,
    ],
    [
      `alter table reservation_item disable trigger shop_reservation_inserted`,
      `alter table reservation_item enable trigger shop_reservation_inserted`,
      /the trigger shop_reservation_inserted on reservation_item is switched off/,
    ],
  ])("does not start after %s", async (change, back, sentence) => {
    await shop.db.query(change)
    await expect(shop.resume())
      .rejects.toThrow(sentence)
      .finally(() => shop.db.query(back))
  })
})
