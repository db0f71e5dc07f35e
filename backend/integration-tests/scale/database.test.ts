import { once } from "node:events"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { signInSeller } from "../harness/accounts"
import { backendEnv, spawnBackend } from "../harness/backend-process"
import { productAndShopper } from "../harness/crowd"
import { freePort, type Shop, startShop } from "../harness/start-shop"

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const migrate = () =>
  spawnBackend("migrate", backendEnv({ databaseUrl: shop.databaseUrl, localDir: shop.localDir }))

it("gives way to a long transaction when it changes tables in use, and tries again", async () => {
  await shop.db.query(`update shop_migration set fingerprint = 'another version'`)
  const long = new Client({ connectionString: shop.databaseUrl })
  await long.connect()
  await long.query("begin")
  await long.query("lock table product in row exclusive mode")
  const { child, output } = migrate()
  const ended = once(child, "exit")
  await vi.waitFor(() => expect(output()).toContain("tables_busy"), 120_000)
  await shop.db.query("select from product")
  await long.query("rollback")
  await long.end()
  expect(await ended).toEqual([0, null])
})

it("lets machines that start together set up the database one after the other, with what it lacks", async () => {
  await shop.db.query(`update shop_migration set fingerprint = 'another version'`)
  await shop.db.query("drop index shop_order_newest")
  const codes = [migrate(), migrate()].map(({ child }) => once(child, "exit"))
  expect(await Promise.all(codes)).toEqual([
    [0, null],
    [0, null],
  ])
  const built =
    "select from pg_index where indexrelid = 'shop_order_newest'::regclass and indisvalid"
  expect((await shop.db.query(built)).rowCount).toBe(1)
})

it("goes on without an index whose table somebody holds, and builds it at the next start", async () => {
  await shop.db.query("drop index shop_order_newest")
  const long = new Client({ connectionString: shop.databaseUrl })
  await long.connect()
  await long.query("begin")
  await long.query(`lock table "order" in row exclusive mode`)
  const first = migrate()
  expect(await once(first.child, "exit")).toEqual([0, null])
  expect(first.output()).toContain("index_not_built")
  await long.query("rollback")
  await long.end()
  const next = migrate()
  expect(await once(next.child, "exit")).toEqual([0, null])
  expect(next.output()).not.toContain("index_not_built")
})

it("notes how old orders stand that no version noted, and mails nobody", async () => {
  const seller = await signInSeller(shop)
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 5 })
  await shopper.order({ [product._id]: 1 })
  const [order] = await shopper.orders()
  await shop.mailbox.next(shopper.email)
  const noted = "select from shop_order_state where order_id = $1"
  await expect.poll(async () => (await shop.db.query(noted, [order?._id])).rowCount).toBe(1)
  await shop.db.query(
    `update "order" set created_at = created_at - interval '1 day' where id = $1`,
    [order?._id],
  )
  await seller.get("/api/order/seller?status=Packed")
  await shop.db.query("delete from shop_order_state where order_id = $1", [order?._id])
  await shop.db.query(`update shop_migration set fingerprint = 'another version'`)
  expect(await once(migrate().child, "exit")).toEqual([0, null])
  const { body } = await seller.get("/api/order/seller?status=Order%20Placed")
  expect(body).toMatchObject({ orders: [{ _id: order?._id }] })
  expect(shop.mailbox.mailsTo(shopper.email)).toHaveLength(1)
})

it("waits for its database at the start and says which", async () => {
  const port = await freePort()
  const databaseUrl = `postgres://shop@127.0.0.1:${port}/shop`
  const { child, output } = spawnBackend(
    "serve",
    backendEnv({ databaseUrl, localDir: shop.localDir, port: await freePort() }),
  )
  await vi.waitFor(() => expect(output()).toContain("waiting_for_database"), 60_000)
  expect(output()).toContain(`127.0.0.1:${port}`)
  expect(child.exitCode).toBeNull()
  const ended = once(child, "exit")
  child.kill("SIGKILL")
  await ended
})
