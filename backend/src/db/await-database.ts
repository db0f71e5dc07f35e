import { env } from "../server/env"
import { untilAnswering } from "../server/until-answering"
import { isDatabaseAway } from "./is-database-away"
import { pool } from "./pool"

/** Resolves when the database answers; waits and throws as `untilAnswering` says. */
export async function awaitDatabase(within?: number): Promise<void> {
  const { hostname, port } = new URL(env().databaseUrl)
  const database = {
    what: "database",
    where: `${hostname}:${port || 5432}`,
    setting: "DATABASE_URL",
    ask: () => pool().query("select 1"),
    isAway: isDatabaseAway,
  }
  await untilAnswering(database, within)
}
