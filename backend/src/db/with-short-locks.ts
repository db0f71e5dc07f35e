import { setTimeout as sleep } from "node:timers/promises"
import { log } from "../server/log"
import { type Db, transaction } from "./pool"

/** How often a change of tables is tried, and the pause before the next time, in ms. */
const ATTEMPTS = 20
const PAUSE = 1_000
/** Postgres: a lock was not to be had in time; two transactions waited for each other. */
const busy = new Set(["55P03", "40P01"])

/**
 * Changes tables that are in use: a lock that is not to be had within 2 s is given up, with the whole
 * transaction, and tried again. Whoever waits for a lock on a table makes everybody behind it wait.
 */
export async function withShortLocks(work: (db: Db) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(async (db) => {
        await db.query("set local lock_timeout = '2s'")
        await work(db)
      })
    } catch (error) {
      if (!busy.has(String((error as { code?: string }).code)) || attempt === ATTEMPTS) throw error
      log("warn", "tables_busy", { attempt })
      await sleep(PAUSE)
    }
  }
}
