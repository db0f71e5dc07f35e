import { describeError, log } from "../server/log"
import { noteChanges } from "./note-changes"

/** To be called once an act is committed: that browsers hear of it at once is a courtesy, and no part of it. */
export async function tellBrowsers(): Promise<void> {
  try {
    await noteChanges()
  } catch (error) {
    log("warn", "live_events_late", describeError(error))
  }
}
