import { LiveService } from "../modules/live/service"
import { repeat } from "../repeat"
import { noteChanges } from "./note-changes"

/** How often it looks for what Medusa Admin, SQL or an order has touched, in ms. */
const LOOK_EVERY = 250
const SWEEP_EVERY = 10 * 60_000

/** Notes changes until it is stopped; several processes may. */
export function watchTouched(): { stop(): Promise<void> } {
  let sweepAt = 0
  return repeat({
    every: LOOK_EVERY,
    failure: "changes_not_noted",
    async work() {
      await noteChanges()
      if (Date.now() < sweepAt) return
      await new LiveService().sweep()
      sweepAt = Date.now() + SWEEP_EVERY
    },
  })
}
