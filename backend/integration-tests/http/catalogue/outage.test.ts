import { messages } from "@shop/api/messages"
import { Client } from "pg"
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest"
import { newEmail, signInAdmin, signInSeller } from "../../harness/accounts"
import { readyShopper } from "../../harness/crowd"
import { addProduct, listed, products } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

const PATIENCE = { timeout: 60_000, interval: 50 }

let shop: Shop
let productId: string
beforeAll(async () => {
  shop = await startShop()
  productId = (await addProduct(shop, await signInSeller(shop)))._id
})
afterAll(() => shop.stop())

/** Runs a statement beside the shop's database, which may be closed. */
async function outside(statement: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: inject("postgres").adminUrl })
  await client.connect()
  await client.query(statement, values).finally(() => client.end())
}

const database = () => new URL(shop.databaseUrl).pathname.slice(1)

/** Ends connections to the shop's database, by default all of them. */
const endConnections = (name = "%") =>
  outside(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and application_name like $2 and pid <> pg_backend_pid()`,
    [database(), name],
  )

const open = (whether: boolean) =>
  outside(`update pg_database set datallowconn = $2 where datname = $1`, [database(), whether])

const rename = (name: string) =>
  shop.db.query("update product set title = $2 where id = $1", [productId, name])

const showsSoon = (name: string) =>
  vi.waitFor(async () => expect(await listed(shop, productId)).toMatchObject({ name }), PATIENCE)

it("keeps answering the last list while the database is away, and catches up when it is back", async () => {
  const before = await products(shop)
  await open(false)
  await endConnections()
  await expect.poll(async () => (await shop.browser().get("/health/ready")).status).toBe(503)
  expect(await products(shop)).toEqual(before)
  await open(true)
  await rename("Renamed before it was back")
  await showsSoon("Renamed before it was back")
})

it("answers every call that needs the database with 503 and when to come again, and stores nothing", async () => {
  const [shopper, admin] = [await readyShopper(shop), await signInAdmin(shop)]
  await open(false)
  await endConnections()
  const { browser } = shopper
  const answers = await Promise.all([
    shopper.order({ [productId]: 1 }),
    browser.get("/api/user/is-auth"),
    browser.get("/api/order/user"),
    browser.post("/api/cart/update", { cartItems: { [productId]: 1 } }),
    browser.post("/api/contact/send", { name: "", email: "", message: "Hello" }),
    shop.browser().post("/api/user/login", { email: "a@shop.test", password: "mango tree 12" }),
    admin.get("/admin/orders"),
  ])
  await open(true)
  for (const { status, headers, body } of answers) {
    expect([status, headers.get("retry-after")]).toEqual([503, "2"])
    expect(body).toMatchObject({ success: false, message: messages.unavailable })
  }
  await vi.waitFor(async () => expect(await shopper.orders()).toEqual([]), PATIENCE)
})

it("outlives a connection that ends in the middle of a transaction, and says so to whoever waits", async () => {
  const pid = shop.pid()
  const holder = new Client({ connectionString: shop.databaseUrl })
  await holder.connect()
  await holder.query("begin; lock table shop_flow in exclusive mode")
  const asked = shop.browser().post("/api/user/send-otp", { name: "Asha", email: newEmail() })
  const waiting = async () => {
    const { rowCount } = await shop.db.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name = 'shop' and wait_event_type = 'Lock'`,
    )
    return rowCount
  }
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), PATIENCE)
  await endConnections("shop")
  expect((await asked).status).toBe(503)
  await holder.end()
  expect((await shop.browser().get("/api/user/is-auth")).status).toBe(200)
  expect([shop.pid(), shop.log().includes("Unhandled")]).toEqual([pid, false])
})

it("misses no change that was made while it could not hear", async () => {
  for (const name of ["One", "Two", "Three"]) {
    await endConnections("shop-catalogue")
    await rename(name)
    await showsSoon(name)
  }
})
