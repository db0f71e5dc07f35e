import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { newCheckout } from "./testing/new-checkout.mjs"

async function stoppedShop() {
  const { checkout, environment } = await newCheckout()
  const start = checkout.start(environment)
  await start.ready()
  return { checkout, environment, start }
}

it("npm run reset forgets the shop's own data and nothing else", async () => {
  const { checkout, environment, start } = await stoppedShop()
  start.child.kill("SIGTERM")
  await start.exited
  checkout.write(".local/letter.txt", "not the shop's")
  checkout.write(".local/backups/shop.tar.gz", "a backup")
  const reset = checkout.run("reset.mjs", environment, "--yes")
  expect(await reset.exited).toBe(0)
  expect(reset.output()).toContain(`Backups stay: ${join(checkout.folder, ".local", "backups")}`)
  expect(existsSync(join(checkout.folder, ".local", "postgres"))).toBe(false)
  expect(existsSync(join(checkout.folder, ".local", "secrets.json"))).toBe(false)
  expect(existsSync(join(checkout.folder, ".local", "letter.txt"))).toBe(true)
  expect(existsSync(join(checkout.folder, ".local", "backups", "shop.tar.gz"))).toBe(true)
})

it("npm run reset does nothing unless somebody says yes", async () => {
  const { checkout, environment, start } = await stoppedShop()
  start.child.kill("SIGTERM")
  await start.exited
  const reset = checkout.run("reset.mjs", environment)
  expect(await reset.exited).toBe(1)
  expect(reset.output()).toContain("npm run reset -- --yes")
  expect(existsSync(join(checkout.folder, ".local", "postgres", "data"))).toBe(true)
})

it("npm run reset leaves a running shop alone, and says how to stop it", async () => {
  const { checkout, environment, start } = await stoppedShop()
  const reset = checkout.run("reset.mjs", environment, "--yes")
  expect(await reset.exited).toBe(1)
  expect(reset.output()).toContain(`kill ${start.child.pid}`)
  expect(existsSync(join(checkout.folder, ".local", "postgres", "data"))).toBe(true)
})

it("npm run reset spares what belongs to a database of somebody else's, and says so", async () => {
  const { checkout, environment, start } = await stoppedShop()
  start.child.kill("SIGTERM")
  await start.exited
  checkout.write(".local/uploads/mango.webp", "a picture")
  const DATABASE_URL = "postgres://shop@db.shop.test/shop"
  const reset = checkout.run("reset.mjs", { ...environment, DATABASE_URL }, "--yes")
  expect(await reset.exited).toBe(0)
  expect(reset.output()).toContain("but for the database of DATABASE_URL")
  const isThere = (/** @type {string} */ name) => existsSync(join(checkout.folder, ".local", name))
  expect(["uploads/mango.webp", "secrets.json", "postgres", "logs"].map(isThere)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
