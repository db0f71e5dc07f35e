import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { awaitDatabase } from "../db/await-database"
import { brokenObjects } from "../db/check-objects"
import { buildIndexes, lackIndexes } from "../db/indexes"
import { databaseObjects } from "../db/objects"
import { oneAtATime } from "../db/one-at-a-time"
import { closePool, pool, transaction } from "../db/pool"
import { withShortLocks } from "../db/with-short-locks"
import { noteOldOrders } from "../live/note-old-orders"
import { seed } from "../seed"
import { log } from "./log"
import { root } from "./root"

/**
 * Brings the database to this version: Medusa's and our modules' migrations, our triggers, functions
 * and indexes, then the seed. Skips what an equal build has already done, and loads Medusa only for what
 * is left, so a second start costs next to nothing; a run that was cut off is taken up again, and
 * what went missing of ours is made anew. Machines that start together take turns, and the version
 * before this one may serve people meanwhile.
 */
export async function migrate(): Promise<void> {
  // What is set up is the database; Redis takes no part in it.
  delete process.env.REDIS_URL
  await awaitDatabase()
  await oneAtATime("migrate", bringUpToDate)
  await closePool()
}

async function bringUpToDate(): Promise<void> {
  const wanted = fingerprint()
  if ((await appliedFingerprint()) !== wanted || (await brokenObjects()).length > 0) {
    await (await import("./migrate-medusa.js")).migrateMedusa()
    await withShortLocks(databaseObjects)
    await noteOldOrders()
    await rememberFingerprint(wanted)
    log("info", "migrated")
  }
  if (await lackIndexes(pool())) await buildIndexes()
  await seed(async (work) => {
    const { loadMedusa } = await import("./load-medusa.js")
    const medusa = await loadMedusa({ routes: false })
    await work(medusa.container as MedusaContainer)
    await medusa.shutdown()
  })
}

/** Names of all migrations and the text of our database objects: what a build brings along. */
function fingerprint(): string {
  const hash = createHash("sha256")
  hash.update(readFileSync(require.resolve("@medusajs/medusa/package.json")))
  const modules = join(root, "src", "modules")
  const names = readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("migrations") && name.endsWith(".js"))
    .sort()
  for (const name of names) hash.update(name).update(readFileSync(join(modules, name)))
  for (const statement of databaseObjects) hash.update(statement)
  return hash.digest("hex")
}

async function appliedFingerprint(): Promise<string | undefined> {
  const { rows } = await pool().query<{ exists: boolean }>(
    `select to_regclass('shop_migration') is not null as exists`,
  )
  if (!rows[0]?.exists) return undefined
  const applied = await pool().query<{ fingerprint: string }>(
    `select fingerprint from shop_migration`,
  )
  return applied.rows[0]?.fingerprint
}

async function rememberFingerprint(fingerprint: string): Promise<void> {
  await transaction(async (db) => {
    await db.query(`create table if not exists shop_migration (fingerprint text not null)`)
    await db.query(`delete from shop_migration`)
    await db.query(`insert into shop_migration values ($1)`, [fingerprint])
  })
}
