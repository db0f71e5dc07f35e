import { setTimeout as sleep } from "node:timers/promises"
import { LiveService } from "../modules/live/service"
import { describeError, log } from "../server/log"
import { noteChanges } from "./note-changes"

/** How often it looks for what Medusa Admin, SQL or an order has touched, in ms. */
const LOOK_EVERY = 250
const LOOK_AGAIN_WITHOUT_DATABASE = 2_000
const SWEEP_EVERY = 10 * 60_000

/** Notes changes until it is stopped; several processes may. */
export function watchTouched(): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let sweepAt = 0

  async function look(): Promise<number> {
    try {
      await noteChanges()
      if (Date.now() >= sweepAt) {
        await new LiveService().sweep()
        sweepAt = Date.now() + SWEEP_EVERY
      }
      return LOOK_EVERY
    } catch (error) {
      log("warn", "changes_not_noted", describeError(error))
      return LOOK_AGAIN_WITHOUT_DATABASE
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const pause = await look()
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
