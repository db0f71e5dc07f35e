import { join } from "node:path"
import { openCheckout, workPlaces } from "../checkout.mjs"
import { runTasks } from "../tasks.mjs"

/** What the backend's commands need; not Medusa Admin, nor any front end. */
const targets = ["@shop/api", "@shop/backend"]

/**
 * Installs and builds what is needed to run the backend's commands, unless it is there.
 * @param {{ settings: import("../../settings.mjs").Settings, progress: import("../progress.mjs").Progress, signal: AbortSignal }} context
 */
export async function buildBackend({ settings, progress, signal }) {
  const logDir = join(settings.localDir, "logs")
  const { tasks, release } = await openCheckout({ progress, logDir, signal })
  try {
    const wanted = tasks.filter(({ name }) => targets.includes(name))
    await runTasks(wanted, { places: workPlaces() })
  } finally {
    release()
  }
}
