import { answers, placeOf } from "../answers.mjs"
import { Problem } from "../problem.mjs"
import { waitFor } from "../waiting.mjs"
import { postgresService } from "./services.mjs"

/**
 * Starts the embedded Postgres, or makes sure that the one of DATABASE_URL is there.
 * @param {import("./bring-up.mjs").BringUp} bringUp
 * @returns {import("../tasks.mjs").Task}
 */
export function databaseTask({ settings, progress, supervisor }) {
  const { postgresPassword, values } = settings
  const run = () =>
    postgresPassword === undefined
      ? awaitDatabase(String(values.DATABASE_URL), (text) => progress.say(text))
      : progress.step("Starting Postgres", () =>
          supervisor.start(postgresService({ ...settings, postgresPassword })),
        )
  return { name: "database", light: true, run }
}

/** How long a database of one's own may take to come up, in ms: machines start in any order. */
const patience = 60_000

/**
 * Waits for the database, and says so.
 * @param {string} url
 * @param {(text: string) => void} say
 * @throws {Problem} when nothing has answered in time
 */
async function awaitDatabase(url, say) {
  if (await answers(url)) return
  say(`Waiting for the database of DATABASE_URL at ${placeOf(url)}, for up to ${patience / 1000} s`)
  if (await waitFor(() => answers(url), { within: patience, every: 500 })) return
  await demandDatabase(url)
}

/**
 * @param {string} url
 * @throws {Problem} when nothing listens there
 */
export async function demandDatabase(url) {
  if (await answers(url)) return
  throw new Problem(
    `DATABASE_URL names a database at ${placeOf(url)}, and nothing answers there. ` +
      "Start that Postgres, mend the address, or unset DATABASE_URL to use the embedded one.",
  )
}
