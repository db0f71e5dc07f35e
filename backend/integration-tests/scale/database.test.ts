import { once } from "node:events"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { backendEnv, spawnBackend } from "../harness/backend-process"
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

it("lets machines that start together set up the database one after the other", async () => {
  await shop.db.query(`update shop_migration set fingerprint = 'another version'`)
  const codes = [migrate(), migrate()].map(({ child }) => once(child, "exit"))
  expect(await Promise.all(codes)).toEqual([
    [0, null],
    [0, null],
  ])
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
