import { execFile } from "node:child_process"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Examination } from "../../src/integrity/examine-data"
import { signInSeller } from "../harness/accounts"
import { backendEnv, backendMain } from "../harness/backend-process"
import { readyShopper } from "../harness/crowd"
import { addProduct, picture } from "../harness/products"
import { type Shop, startShop } from "../harness/start-shop"

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  const seller = await signInSeller(shop)
  const product = await addProduct(shop, seller, { quantity: 10 }, [await picture()])
  const shopper = await readyShopper(shop)
  await shopper.order({ [product._id]: 3 })
  await shopper.browser.post("/api/cart/update", { cartItems: { [product._id]: 2 } })
})
afterAll(() => shop.stop())

/** What the doctor's command of the backend answers. */
async function examine(...words: string[]): Promise<Examination> {
  const env = backendEnv({ databaseUrl: shop.databaseUrl, localDir: shop.localDir })
  const run = promisify(execFile)(process.execPath, [backendMain, "examine", ...words], { env })
  return JSON.parse((await run).stdout) as Examination
}

/** Writes past the guard, as a disk or a hand could. */
async function damage(...statements: string[]): Promise<void> {
  const client = await shop.db.connect()
  await client.query("begin; set local session_replication_role = replica")
  for (const statement of statements) await client.query(statement)
  await client.query("commit")
  client.release()
}

const named = ({ troubles }: Examination) =>
  Object.fromEntries(troubles.map(({ name, mended }) => [name, mended]))

it("counts what there is, and finds nothing wrong with a healthy shop", async () => {
  const { counts, troubles } = await examine()
  expect(troubles).toEqual([])
  const { "mails sent": sent, "mails waiting": waiting, ...rest } = counts
  expect((sent ?? 0) + (waiting ?? 0)).toBeGreaterThan(0)
  expect(rest).toEqual({
    carts: 1,
    lines: 1,
    orders: 1,
    payments: 1,
    products: 1,
    reservations: 1,
    shoppers: 1,
  })
})

it("takes the statistics of tables that were filled since, before it looks through them", async () => {
  const client = await shop.db.connect()
  await client.query(`insert into shop_saved_cart (customer_id, items, arrived_at)
    select 'cus_' || n, '{}', now() from generate_series(1, 1000) n`)
  await client.query(`select pg_stat_force_next_flush()`)
  client.release()
  await examine()
  await shop.db.query(`delete from shop_saved_cart where items = '{}'`)
  const { rows } = await shop.db.query(
    `select analyze_count::int as times from pg_stat_user_tables where relname = 'shop_saved_cart'`,
  )
  expect(rows).toEqual([{ times: 1 }])
})

it("finds counts that do not match, and mends them when told to", async () => {
  await damage(
    `update inventory_level set reserved_quantity = 7, raw_reserved_quantity = '{"value": "8"}'`,
    `insert into shop_order_request values ('cus_x', 'key:x', 'x', 'order_x', now() + interval '1 day')`,
    `update shop_saved_cart set items = items || '{"prod_x": -3}'`,
    `insert into reservation_item (id, inventory_item_id, location_id, quantity, line_item_id)
     select 'resitem_x', inventory_item_id, location_id, 2, 'ordli_x' from inventory_level`,
  )
  const troubles = [
    "stock levels whose reserved count is not the sum of their reservations",
    "stock levels whose two ways of writing a count differ",
    "reservations of lines that no order has",
    "records of requests whose order does not exist",
    "saved carts with quantities that no cart can have",
  ]
  expect(named(await examine())).toEqual(Object.fromEntries(troubles.map((name) => [name, false])))
  expect(named(await examine("--mend"))).toEqual(
    Object.fromEntries(troubles.map((name) => [name, true])),
  )
  expect((await examine()).troubles).toEqual([])
  const { rows } = await shop.db.query(
    `select reserved_quantity::int as reserved, raw_reserved_quantity ->> 'value' as raw
     from inventory_level`,
  )
  expect(rows).toEqual([{ reserved: 3, raw: "3" }])
})

/** What only a person or the running shop can put right: how it is broken, and how it was before. */
const rounds: readonly Record<string, [string, string]>[] = [
  {
    "stock levels below zero": [
      `update inventory_level set stocked_quantity = -1, raw_stocked_quantity = shop_raw_number(-1)`,
      `update inventory_level set stocked_quantity = 10, raw_stocked_quantity = shop_raw_number(10)`,
    ],
    "orders without lines, address, totals or one way of delivery": [
      `update order_summary set deleted_at = now()`,
      `update order_summary set deleted_at = null`,
    ],
    "orders whose total is not that of their lines": [
      `update order_line_item set unit_price = unit_price + 0.01`,
      `update order_line_item set unit_price = unit_price - 0.01`,
    ],
    "orders without a payment of their total": [
      `update payment set amount = amount - 1`,
      `update payment set amount = amount + 1`,
    ],
    "payments that were received for no order": [
      `insert into capture (id, amount, raw_amount, payment_id)
       select 'capt_x', 1, raw_amount, id from payment;
     update order_payment_collection set deleted_at = now()`,
      `delete from capture; update order_payment_collection set deleted_at = null`,
    ],
    "order lines that hold more units than are still to be packed": [
      `update order_item set fulfilled_quantity = 1`,
      `update order_item set fulfilled_quantity = 0`,
    ],
    "orders of the last weeks without exactly one confirmation mail": [
      `update shop_mail_outbox set subject_ref = subject_ref || 'x'`,
      `update shop_mail_outbox set subject_ref = rtrim(subject_ref, 'x')`,
    ],
    "orders that nobody was told of": [
      `insert into shop_order_announcement values ('order_x', now() - interval '20 minutes')`,
      `delete from shop_order_announcement where order_id = 'order_x'`,
    ],
    "mails that wait although nobody is sending them": [
      `insert into shop_mail_outbox (id, kind, subject_ref, recipient, payload, message_id,
       next_attempt_at, leased_until)
     values ('mail_x', 'x', 'x', 'x@shop.test', '{}', 'x', now() - interval '1 hour',
       now() - interval '20 minutes')`,
      `delete from shop_mail_outbox where id = 'mail_x'`,
    ],
  },
  {
    "stock levels with more promised than there is": [
      `update inventory_level set stocked_quantity = 2, raw_stocked_quantity = shop_raw_number(2)`,
      `update inventory_level set stocked_quantity = 10, raw_stocked_quantity = shop_raw_number(10)`,
    ],
    "received or returned amounts that their order does not know of": [
      `insert into capture (id, amount, raw_amount, payment_id)
       select 'capt_x', 1, raw_amount, id from payment`,
      `delete from capture`,
    ],
    "orders whose cancellation stopped half-way": [
      `update payment set canceled_at = now()`,
      `update payment set canceled_at = null`,
    ],
    "orders whose total still holds what was given back": [
      `insert into refund (id, amount, raw_amount, payment_id)
       select 'ref_x', 1, '{"value": "1", "precision": 20}', id from payment`,
      `delete from refund`,
    ],
  },
]

it("finds what only a person or the running shop can put right, and leaves it alone", async () => {
  await shop.halt()
  for (const damages of rounds) {
    const all = Object.values(damages)
    await damage(...all.map(([broken]) => broken))
    const found = await examine("--mend")
    const names = Object.keys(damages)
    expect(named(found)).toMatchObject(Object.fromEntries(names.map((name) => [name, false])))
    for (const { advice } of found.troubles) expect(advice).not.toBe("")
    await damage(...all.map(([, whole]) => whole))
  }
  expect((await examine()).troubles).toEqual([])
  await shop.resume()
}, 300_000)

it("names pictures whose file is missing", async () => {
  await rm(join(shop.localDir, "uploads"), { recursive: true })
  const { troubles } = await examine()
  expect(troubles.map(({ name }) => name)).toEqual(["pictures of products whose file is missing"])
  expect(troubles[0]?.ids[0]).toMatch(/\.webp$/)
})
