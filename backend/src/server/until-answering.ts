import { setTimeout as sleep } from "node:timers/promises"
import { log } from "./log"

/** How often what does not answer is asked again, and how often that is said, in ms. */
const EVERY = 500
const SAY_EVERY = 10_000

interface Awaited {
  /** As in a sentence and in the log: `database`, `Redis`. */
  readonly what: string
  /** Host and port. */
  readonly where: string
  /** The setting that names it. */
  readonly setting: string
  ask(): Promise<unknown>
  /** Whether it may answer after this error, if one only waits. */
  isAway(error: unknown): boolean
}

/**
 * Resolves when something that the shop stands on answers; says which it waits for.
 * @param within ms
 * @throws Error with a sentence for people when time is over; at once for what waiting cannot mend,
 * such as a wrong password
 */
export async function untilAnswering(
  { what, where, setting, ask, isAway }: Awaited,
  within = 60_000,
): Promise<void> {
  const since = Date.now()
  let sayAt = 0
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      if (!isAway(error)) throw error
      if (Date.now() - since > within)
        throw new Error(
          `The ${what} at ${where} has not answered for ${within / 1_000} s. Start it, or mend ` +
            `${setting}, and start the shop again.`,
          { cause: error },
        )
    }
    if (Date.now() >= sayAt) {
      const seconds = Math.round((Date.now() - since) / 1e3)
      log("warn", `waiting_for_${what.toLowerCase()}`, { where, seconds })
      sayAt = Date.now() + SAY_EVERY
    }
    await sleep(EVERY)
  }
}
