import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client, Pool } from "pg"
import { inject } from "vitest"
import { shelf, type ShelfRow } from "../../src/catalogue/shelf"
import { backendEnv, runBackend, spawnBackend } from "../harness/backend-process"
import { withDatabase } from "../harness/global-setup"

/** A database with the base set-up and nothing else, and `migrate` to fill it. */
export interface UnseededShop {
  readonly db: Pool
  /** Runs the backend's `migrate` to its end. */
  migrate(seed: string): Promise<void>
  /** Starts `migrate` and kills it as soon as the query finds a row. */
  migrateUntil(seed: string, query: string): Promise<void>
  /** What shoppers would see, newest first. */
  onShelf(): Promise<ShelfRow[]>
  /** Whether a picture's file is there. */
  hasPicture(url: string): boolean
  forget(): Promise<void>
}

export async function unseededShop(): Promise<UnseededShop> {
  const { adminUrl, template } = inject("postgres")
  const name = `shop_seed_${process.pid}_${randomBytes(4).toString("hex")}`
  const databaseUrl = withDatabase(adminUrl, name)
  const localDir = mkdtempSync(join(tmpdir(), "shop-seed-"))
  await asAdmin(adminUrl, `create database ${name} template ${template}`)
  const db = new Pool({ connectionString: databaseUrl, max: 2 })
  const shopper = { SHOPPER_EMAIL: "Shopper@Shop.test", SHOPPER_PASSWORD: "shopper-test-password" }
  const env = (seed: string) =>
    backendEnv({ databaseUrl, localDir, settings: { SEED: seed, ...(seed === "demo" && shopper) } })

  return {
    db,
    migrate: (seed) => runBackend("migrate", env(seed)),
    async migrateUntil(seed, query) {
      const { child, output } = spawnBackend("migrate", env(seed))
      while (!(await db.query(query)).rowCount) {
        if (child.exitCode !== null) throw new Error(`\`migrate\` came to its end:\n${output()}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      child.kill("SIGKILL")
      await once(child, "exit")
    },
    async onShelf() {
      const { rows } = await db.query<ShelfRow>(`${shelf} order by created_at desc`)
      return rows
    },
    hasPicture: (url) => existsSync(join(localDir, url)),
    async forget() {
      await db.end()
      await asAdmin(adminUrl, `drop database ${name} with (force)`)
      rmSync(localDir, { recursive: true, force: true })
    },
  }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
