import { setTimeout as sleep } from "node:timers/promises"
import { env } from "../server/env"
import { log } from "../server/log"
import { isDatabaseAway } from "./is-database-away"
import { pool } from "./pool"

/** How often a database that does not answer is asked again, and how often that is said, in ms. */
const EVERY = 500
const SAY_EVERY = 10_000

/**
 * Resolves when the database answers; says which one it waits for.
 * @param within ms
 * @throws Error with a sentence for people when time is over; at once for what waiting cannot mend,
 * such as a wrong password
 */
export async function awaitDatabase(within = 60_000): Promise<void> {
  const { hostname, port } = new URL(env().databaseUrl)
  const where = `${hostname}:${port || 5432}`
  const since = Date.now()
  let sayAt = 0
  for (;;) {
    try {
      await pool().query("select 1")
      return
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      if (Date.now() - since > within)
        throw new Error(
          `The database at ${where} has not answered for ${within / 1_000} s. Start it, or mend ` +
            "DATABASE_URL, and start the shop again.",
          { cause: error },
        )
    }
    if (Date.now() >= sayAt) {
      log("warn", "waiting_for_database", {
        where,
        seconds: Math.round((Date.now() - since) / 1e3),
      })
      sayAt = Date.now() + SAY_EVERY
    }
    await sleep(EVERY)
  }
}
