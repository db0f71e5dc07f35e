import { Problem } from "../problem.mjs"
import { migrate } from "./backend-tasks.mjs"
import { backendProcesses } from "./backend-processes.mjs"

/**
 * @typedef {object} Replacing
 * @property {() => void} begin asked again in the middle, it migrates at once, and goes round once more
 * @property {() => Promise<void>} settled once no migration is under way; `signal` ends one
 */

/**
 * What SIGHUP does: migrates to what is built now, beside the processes that serve (decision 093), and
 * then replaces them by new ones, one after the other; while one is away the others answer. It migrates
 * also while a round lasts, for that may wait for a server which needs the next build's tables.
 * @param {import("./bring-up.mjs").BringUp} bringUp
 * @returns {Replacing}
 */
export function replacing({ settings, supervisor, progress, records, signal }) {
  const names = backendProcesses(settings).map(({ name }) => name)
  let rounds = 0
  let migrated = Promise.resolve()
  const goRound = async () => {
    for (; rounds > 0; rounds--) {
      progress.say(`Replacing ${names.join(", ")}, one after the other`)
      for (const name of names) await supervisor.restart(name)
      progress.say("Replaced")
    }
  }
  const migrateFirst = async () => {
    try {
      const work = () => migrate({ settings, signal, records })
      await progress.step("Preparing the database", work)
    } catch (error) {
      if (!signal.aborted) progress.say(`${reasonOf(error)}\n${whatNow}`)
      return
    }
    rounds = Math.min(rounds + 1, 2)
    if (rounds === 1) void goRound()
  }
  return {
    begin: () => void (migrated = migrated.then(migrateFirst)),
    settled: () => migrated,
  }
}

const whatNow =
  "Nothing is taken down for this version: what runs goes on. Mend what is named above, or build the " +
  "version before again; then send SIGHUP once more."

/** @param {unknown} error */
function reasonOf(error) {
  if (error instanceof Problem) return error.message
  return error instanceof Error ? String(error.stack) : String(error)
}
