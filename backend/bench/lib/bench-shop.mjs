import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePortBase } from "../../../scripts/lib/free-port.mjs"
import { startTemporaryPostgres } from "../../../scripts/lib/postgres.mjs"
import { RunRecords } from "../../../scripts/lib/process/run-records.mjs"
import { Supervisor } from "../../../scripts/lib/process/supervisor.mjs"
import { migrate } from "../../../scripts/lib/shop/backend-tasks.mjs"
import {
  backendServices,
  sandboxService,
  storefrontService,
} from "../../../scripts/lib/shop/services.mjs"
import { testEnvironment } from "../../../scripts/lib/test/environment.mjs"
import { readSettings } from "../../../scripts/settings.mjs"

/**
 * @typedef {object} BenchShop
 * @property {string} backend its address, without a trailing slash
 * @property {string} storefront likewise
 * @property {string} databaseUrl
 * @property {string} localDir
 * @property {import("../../../scripts/settings.mjs").Settings} settings
 * @property {Supervisor} supervisor what it starts ends with the shop
 * @property {RunRecords} records
 * @property {() => Promise<void>} stop ends everything and forgets its data
 */

/**
 * @typedef {object} Wanted
 * @property {number} products
 * @property {boolean} [asInProduction] its database syncs to disk, its limits are on, and a mail server
 *   takes its mails
 * @property {Record<string, string>} [environment] further settings
 * @property {import("../../../scripts/lib/progress.mjs").Progress} progress
 * @property {AbortSignal} signal
 */

/**
 * A shop of its own for a benchmark: a fresh database with `products` generated products, the backend
 * and the storefront server. Never touches the data of `npm start`, and runs beside it.
 * @param {Wanted} wanted
 * @returns {Promise<BenchShop>}
 */
export async function startBenchShop(wanted) {
  const { products, asInProduction = false, environment = {}, progress, signal } = wanted
  const localDir = mkdtempSync(join(tmpdir(), "shop-bench-"))
  mkdirSync(join(localDir, "logs"))
  const postgres = await startTemporaryPostgres({ durable: asInProduction })
  const records = new RunRecords(join(localDir, "run"))
  const supervisor = new Supervisor(records, (text) => console.warn(text))
  const stop = async () => {
    await supervisor.stop([])
    await postgres.stop()
    rmSync(localDir, { recursive: true, force: true })
  }
  try {
    const settings = readSettings({
      environment: {
        ...testEnvironment(),
        PORT_BASE: String(await freePortBase()),
        LOCAL_DIR: localDir,
        DATABASE_URL: postgres.url,
        SEED: String(products),
        RATE_LIMITS: asInProduction ? "on" : "off",
        ...environment,
      },
      file: "/dev/null",
    })
    await progress.step(`Seeding ${products} products`, () =>
      migrate({ settings, progress, supervisor, records, signal }),
    )
    if (asInProduction) await supervisor.start(sandboxService(settings))
    for (const service of backendServices(settings)) await supervisor.start(service)
    await supervisor.start(storefrontService(settings))
    const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`
    return {
      backend: at(settings.ports.backend),
      storefront: at(settings.ports.storefront),
      databaseUrl: postgres.url,
      localDir,
      settings,
      supervisor,
      records,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
