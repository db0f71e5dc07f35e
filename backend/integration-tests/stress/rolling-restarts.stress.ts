import { type ChildProcess, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createInterface } from "node:readline"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { Pool } from "pg"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { signInSeller } from "../harness/accounts"
import { testSeller } from "../harness/backend-process"
import { Browser } from "../harness/browser"
import { crowd } from "../harness/crowd"
import { onServer, withDatabase } from "../harness/global-setup"
import { brokenInvariants } from "../harness/invariants"
import { keepBusy } from "../harness/keep-busy"
import { startMailbox } from "../harness/mailbox"
import { addProduct } from "../harness/products"
import { type Redis, startRedis } from "../harness/redis"
import type { RunningShop } from "../harness/start-shop"

/**
 * The whole shop as `npm start` runs it with several processes, on a database among the tests'. What
 * `several-processes.test.ts` shows with a hand on each process, this shows with SIGHUP.
 */
const ROUNDS = 20

let redis: Redis
let launcher: ChildProcess
let shop: RunningShop
let cleanUp: () => Promise<void>

/** Waits for a line of the launcher. */
const says = (line: RegExp) =>
  new Promise<void>((heard) => {
    const lines = createInterface({ input: launcher.stdout as NodeJS.ReadableStream })
    lines.on("line", (text) => line.test(text) && (lines.close(), heard()))
  })

beforeAll(async () => {
  const { adminUrl, template } = inject("postgres")
  const database = `${template}_${randomBytes(4).toString("hex")}`
  await onServer(adminUrl, (admin) => admin.query(`create database ${database}`))
  const databaseUrl = withDatabase(adminUrl, database)
  const localDir = mkdtempSync(join(tmpdir(), "shop-rolling-"))
  const mailbox = await startMailbox()
  redis = await startRedis()
  const portBase = 20_000 + (process.pid % 200) * 50
  launcher = spawn(process.execPath, [resolve(__dirname, "../../../scripts/start.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT_BASE: String(portBase),
      LOCAL_DIR: localDir,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      BACKEND_PROCESSES: "2",
      RATE_LIMITS: "off",
      SEED: "none",
      SELLER_EMAIL: testSeller.email,
      SELLER_PASSWORD: testSeller.password,
    },
  })
  await says(/^ready$/)
  const url = `http://localhost:${portBase}`
  const db = new Pool({ connectionString: databaseUrl, max: 4 })
  shop = {
    url,
    db,
    databaseUrl,
    mailbox,
    localDir,
    pid: () => launcher.pid ?? NaN,
    log: () => "",
    browser: (address) => new Browser(url, address, url),
  }
  cleanUp = async () => {
    const ended = once(launcher, "exit")
    launcher.kill("SIGTERM")
    await ended
    await redis.stop()
    await mailbox.stop()
    await db.end()
    rmSync(localDir, { recursive: true, force: true })
  }
}, 900_000)
afterAll(() => cleanUp())

it(`${ROUNDS} rolling restarts in a row, while people browse and order, fail no request`, async () => {
  const seller = await signInSeller(shop)
  const { _id } = await addProduct(shop, seller)
  const presses = (await crowd(shop, 4)).flatMap(({ browser, order }) => [
    () => order({ [_id]: 1 }, { key: crypto.randomUUID() }),
    () => browser.post("/api/cart/update", { cartItems: { [_id]: 1 } }),
    () => browser.get("/api/order/user", { prefer: "maxpagesize=5" }),
    () => shop.browser().get("/api/product/list"),
  ])
  const load = keepBusy(presses)
  for (let round = 0; round < ROUNDS; round++) {
    const replaced = says(/Replaced$/)
    launcher.kill("SIGHUP")
    await replaced
  }
  expect(await load.stop()).toEqual([])
  expect(await brokenInvariants(shop)).toEqual({})
}, 3_600_000)
