import type { Order } from "@shop/api"
import { afterAll, beforeAll, expect, it } from "vitest"
import { lockClasses } from "../../../src/db/lock-classes"
import { registerShopper, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { type CardShop, startCardShop } from "../../harness/card-shop"
import { itemsOf, productAndShopper, type ReadyShopper } from "../../harness/crowd"

/** So many rows more in each table that grows: a shop of some years. */
const ROWS = 20_000

/** Tables that grow with orders and people, and the columns by which a copy of a row is another one. */
const growing = {
  order: ["id", "customer_id", "custom_display_id"],
  order_item: ["id", "order_id", "item_id"],
  order_line_item: ["id"],
  order_summary: ["id", "order_id"],
  order_change: ["id", "order_id"],
  order_change_action: ["id", "order_id", "order_change_id"],
  order_transaction: ["id", "order_id", "reference_id"],
  order_payment_collection: ["id", "order_id", "payment_collection_id"],
  order_fulfillment: ["id", "order_id", "fulfillment_id"],
  payment_collection: ["id"],
  payment_session: ["id", "payment_collection_id"],
  payment: ["id", "payment_collection_id", "payment_session_id"],
  reservation_item: ["id", "line_item_id"],
  fulfillment: ["id", "delivery_address_id"],
  fulfillment_item: ["id", "fulfillment_id", "line_item_id"],
  customer: ["id", "email"],
  auth_identity: ["id"],
  provider_identity: ["id", "entity_id", "auth_identity_id"],
  shop_order_state: ["order_id"],
  shop_card_payment: ["order_id", "collection_id", "page_id", "cancel_hash", "intent_id"],
}

let card: CardShop
let seller: Browser
beforeAll(async () => {
  card = await startCardShop({ RATE_LIMITS: "off" })
  seller = await signInSeller(card.shop)
})
afterAll(() => card.stop())

const newest = async (shopper: ReadyShopper) => (await shopper.orders())[0] as Order

/** What people do on a day, of orders by card and on delivery; a search reads all orders and addresses. */
async function day(): Promise<void> {
  const { shop, cards } = card
  const { email, password } = await registerShopper(shop)
  expect((await shop.browser().post("/api/user/login", { email, password })).body.success).toBe(
    true,
  )
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 10 })
  const basket = { [product._id]: 1 }
  const done = async (browser: Browser, call: string, body: object) =>
    expect((await browser.post(call, body)).body).toMatchObject({ success: true })

  await shopper.order(basket)
  const { _id: orderId } = await newest(shopper)
  for (const status of ["Packed", "Out for delivery", "Delivered"])
    await done(seller, "/api/order/status", { orderId, status })
  await shopper.order(basket, { key: "another" })
  await done(shopper.browser, "/api/order/cancel", { orderId: (await newest(shopper))._id })

  const online = { items: itemsOf(basket), addressId: shopper.addressId }
  await done(shopper.browser, "/api/order/stripe", online)
  await done(shopper.browser, "/api/order/cancel", { orderId: (await newest(shopper))._id })
  await done(shopper.browser, "/api/order/stripe", online)
  const page = cards.pageOf((await newest(shopper))._id)
  expect(cards.network.moves.pay(page.id, "4242424242424242")).toBe("paid")
  for (const event of cards.held.splice(0)) expect(await cards.tell(event)).toBe(200)

  const prefer = "maxpagesize=30"
  for (const query of ["", `?before=${orderId}`])
    expect((await seller.get(`/api/order/seller${query}`, { prefer })).status).toBe(200)
  for (const status of ["Order Placed", "Packed", "Delivered", "Cancelled", "Pending payment"]) {
    const { body } = await seller.get(`/api/order/seller?status=${status}`, { prefer })
    expect(body).toMatchObject({ success: true })
  }
  expect((await shopper.browser.get("/api/order/user", { prefer })).status).toBe(200)
}

/** What the copies have in common, as far as they have it: nothing is left to be done about them. */
const longAgo = JSON.stringify({ created_at: "2025-01-01", listed: true, next_check_at: null })

/** Copies a row of each table, with nobody told; each as if it had been there for a year. */
async function growOld(): Promise<void> {
  const client = await card.shop.db.connect()
  await client.query("set session_replication_role = replica")
  for (const [table, keys] of Object.entries(growing)) {
    const other = keys.map((key) => `'${key}', row ->> '${key}' || '-' || n`).join(", ")
    const { rowCount } = await client.query(
      `insert into "${table}" select copy.*
       from (select to_jsonb(t) as row from "${table}" t limit 1) one, generate_series(1, ${ROWS}) n,
         jsonb_populate_record(null::"${table}",
           row || jsonb_build_object(${other}) || '${longAgo}') copy`,
    )
    expect(rowCount, table).toBe(ROWS)
  }
  await client.query("analyze")
  client.release(true)
}

/** The sweep, which looks through all history once a day, is not meant: it stays out until all connections end. */
async function keepSweepOut(): Promise<void> {
  const client = await card.shop.db.connect()
  client.on("error", () => client.release(true))
  await client.query(`select pg_advisory_lock(${lockClasses.sweep})`)
}

/** Ends all connections, so that each tells what it has read; the shop goes on with new ones. */
const endConnections = () =>
  card.shop.db.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)

it("no call of a day reads a table from end to end that grows with orders or people", async () => {
  await day()
  await keepSweepOut()
  await growOld()
  await card.shop.db.query("select pg_stat_reset()")
  await day()
  await endConnections()
  const { rows } = await card.shop.db.query<{ table: string; read: number }>(
    `select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read
     from pg_stat_user_tables where relname = any ($1)`,
    [Object.keys(growing)],
  )
  expect(rows).toHaveLength(Object.keys(growing).length)
  expect(rows.filter(({ read }) => read >= ROWS)).toEqual([])
})
