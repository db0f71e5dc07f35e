import { randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { freePort } from "../../../scripts/lib/free-port.mjs"
import { nodeService } from "../../../scripts/lib/process/node-service.mjs"
import { runCommand } from "../../../scripts/lib/process/run-command.mjs"
import { logOf } from "../../../scripts/lib/shop/services.mjs"
import { testEnvironment } from "../../../scripts/lib/test/environment.mjs"

const cli = createRequire(import.meta.url).resolve("@medusajs/cli/cli.js")
const cwd = fileURLToPath(new URL("../stock-medusa", import.meta.url))
const database = "stock_medusa"

/**
 * What a client of the stock Medusa must know.
 * @typedef {{ key: string, regionId: string, variantIds: string[] }} StockFacts
 */

/**
 * Starts Medusa as it comes, by its own commands, in a database of its own in the Postgres of a
 * benchmark's shop: nothing of ours is in it. Ends with that shop.
 * @param {import("./bench-shop.mjs").BenchShop} shop
 * @param {{ products: number, signal: AbortSignal }} wanted
 * @returns {Promise<{ url: string, facts: StockFacts }>}
 */
export async function startStockMedusa(shop, { products, signal }) {
  const { databaseUrl, localDir, records, supervisor } = shop
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`create database ${database}`).finally(() => client.end())

  const own = new URL(databaseUrl)
  own.pathname = database
  const env = {
    ...testEnvironment(),
    NODE_ENV: "production",
    NODE_OPTIONS: "--disable-warning=ExperimentalWarning",
    MEDUSA_DISABLE_TELEMETRY: "true",
    DATABASE_URL: own.href,
    JWT_SECRET: randomBytes(32).toString("hex"),
    COOKIE_SECRET: randomBytes(32).toString("hex"),
  }
  const factsFile = join(localDir, "stock-medusa.json")
  const logFile = logOf(localDir, "stock-medusa")
  const run = (/** @type {string[]} */ ...args) =>
    runCommand([process.execPath, cli, ...args], {
      cwd,
      env,
      logFile,
      what: `medusa ${args[0]}`,
      signal,
      records,
    })
  await run("db:migrate", "--skip-scripts")
  await run("exec", "./seed.js", String(products), factsFile)

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const args = [cli, "start", "--host", "127.0.0.1", "--port", String(port)]
  const readyUrl = `${url}/health`
  await supervisor.start(nodeService({ name: "stock-medusa", args, cwd, env, logFile, readyUrl }))
  return { url, facts: JSON.parse(readFileSync(factsFile, "utf8")) }
}
