import { setTimeout as sleep } from "node:timers/promises"
import { log } from "../server/log"
import { transaction } from "./pool"

/** How often a change of tables is tried, and the pause before the next time, in ms. */
const ATTEMPTS = 20
const PAUSE = 1_000
/** How long one attempt may wait for locks, in ms, all its statements together. */
const PATIENCE = 2_000
/** Postgres: a lock was not to be had in time; two transactions waited for each other. */
const busy = new Set(["55P03", "40P01"])

/**
 * Changes tables that are in use, all in one transaction: an attempt that has to wait more than 2 s for
 * its locks is given up whole and made again. Whoever waits for a lock on a table makes everybody behind
 * it wait, and so does a lock that is held while the next table is waited for.
 */
export async function withShortLocks(statements: readonly string[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change(statements)
    } catch (error) {
      if (!busy.has(String((error as { code?: string }).code)) || attempt === ATTEMPTS) throw error
      log("warn", "tables_busy", { attempt })
      await sleep(PAUSE)
    }
  }
}

/** Time that is spent waiting is taken from what the statements after it may wait. */
function change(statements: readonly string[]): Promise<void> {
  return transaction(async (db) => {
    const since = performance.now()
    for (const statement of statements) {
      const left = Math.max(1, Math.round(PATIENCE - (performance.now() - since)))
      await db.query(`set local lock_timeout = ${left}`)
      await db.query(statement)
    }
  })
}
