import { rmSync } from "node:fs"
import { join } from "node:path"
import { openCheckout, workPlaces } from "../checkout.mjs"
import { root } from "../paths.mjs"
import { Problem } from "../problem.mjs"
import { runTasks } from "../tasks.mjs"
import { isMicroFrontend, readWorkspace } from "../workspace.mjs"
import { backendTasks } from "./backend-tasks.mjs"
import { frontTasks } from "./front-tasks.mjs"

/** @typedef {import("../tasks.mjs").Task} Task */

/**
 * @typedef {object} BringUp
 * @property {import("../../settings.mjs").Settings} settings
 * @property {import("../progress.mjs").Progress} progress
 * @property {import("../process/supervisor.mjs").Supervisor} supervisor
 * @property {import("../process/run-records.mjs").RunRecords} records
 * @property {AbortSignal} signal ends what is under way
 */

/**
 * Brings up the whole shop: installs, builds what changed, prepares the database, starts every part.
 * @param {BringUp} bringUp
 */
export function bringUpShop(bringUp) {
  return bringUpTasks(bringUp, [...backendTasks(bringUp), ...frontTasks(bringUp)])
}

/**
 * Installs, builds, and runs the tasks as soon as what they need is there. What can go on side by side
 * does; the checkout is free for others as soon as all is built.
 * @param {BringUp} bringUp
 * @param {Task[]} tasks which may need build targets by their names
 * @param {(name: string) => boolean} [isWanted] picks the build targets
 */
export async function bringUpTasks(bringUp, tasks, isWanted = () => true) {
  const { progress, settings } = bringUp
  const logDir = join(settings.localDir, "logs")
  // When one build fails, the others are ended, not waited for.
  const failure = new AbortController()
  const signal = AbortSignal.any([bringUp.signal, failure.signal])
  const checkout = await openCheckout({ progress, logDir, signal })
  const teams = new Map(
    readWorkspace()
      .filter(isMicroFrontend)
      .map(({ name, folder }) => [name, folder]),
  )
  const builds = checkout.tasks
    .filter(({ name }) => isWanted(name))
    .map((task) => sparingOthers(task, teams.get(task.name), progress))
  const builtAll = {
    name: "all built",
    needs: builds.map(({ name }) => name),
    light: true,
    run: async () => checkout.release(),
  }
  try {
    // The earlier in the list, the earlier it gets one of the places for work.
    const all = [...tasks, ...builds, builtAll]
    await runTasks(all, { places: workPlaces(), onFailure: () => failure.abort() })
  } finally {
    checkout.release()
  }
}

/**
 * The build of a micro-frontend, so that its failure is said and stops nobody else: publishing finds
 * nothing in its folder, and knows whether the shop can do without.
 * @param {Task} task
 * @param {string | undefined} folder the micro-frontend's, if it is one
 * @param {import("../progress.mjs").Progress} progress
 * @returns {Task}
 */
function sparingOthers(task, folder, progress) {
  if (!folder) return task
  const run = async () => {
    try {
      await task.run()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      rmSync(join(root, folder, "dist"), { recursive: true, force: true })
      progress.say(error.message)
    }
  }
  return { ...task, run }
}
