import { mkdirSync } from "node:fs"
import { availableParallelism, totalmem } from "node:os"
import { join } from "node:path"
import { buildTarget, isBuilt } from "./build/built.mjs"
import { adminTarget, buildTargets } from "./build/targets.mjs"
import { lock } from "./file-lock.mjs"
import { installDependencies, isInstalled } from "./install.mjs"
import { cacheDir } from "./paths.mjs"
import { RunRecords } from "./process/run-records.mjs"
import { runTasks } from "./tasks.mjs"

/** @typedef {import("./tasks.mjs").Task} Task */

/**
 * How the commands of a checkout are run.
 * @typedef {object} CommandContext
 * @property {string} logDir
 * @property {AbortSignal} [signal] ends what is under way
 * @property {RunRecords} [records] remembers it, should we be killed
 */

/** @typedef {{ progress: import("./progress.mjs").Progress, logDir: string, signal?: AbortSignal }} CheckoutOptions */

/**
 * Installs dependencies if they are not those of the lockfile, and says what is to be built. Two
 * starts in one checkout do not install or build at once: the second waits.
 * @param {CheckoutOptions} options
 * @returns {Promise<{ tasks: Task[], release: () => void }>} a task for each build target, by its
 *   name; those that are built already do nothing
 */
export async function openCheckout({ progress, logDir, signal }) {
  mkdirSync(cacheDir, { recursive: true })
  const release = await lock(join(cacheDir, "checkout.lock"), ({ pid }) =>
    progress.say(`Waiting: process ${pid} installs or builds in this checkout`),
  )
  const records = new RunRecords(join(cacheDir, "run"))
  const context = { logDir, signal, records }
  try {
    await records.stopLeftovers((what) => progress.say(`Ending, left by a killed start: ${what}`))
    if (!isInstalled()) {
      await progress.step("Installing dependencies", () => installDependencies(context))
    }
  } catch (error) {
    release()
    throw error
  }
  const tasks = buildTargets().map((target) => {
    const { name, needs } = target
    if (isBuilt(target)) return { name, needs, light: true, run: async () => {} }
    const build = () => buildTarget(target, context)
    return { name, needs, run: () => progress.step(`Building ${name}`, build) }
  })
  // What takes longest begins first.
  tasks.sort((a, b) => Number(b.name === adminTarget) - Number(a.name === adminTarget))
  return { tasks, release }
}

/**
 * Installs dependencies, if need be, and nothing more.
 * @param {CheckoutOptions} options
 */
export async function installCheckout(options) {
  const { release } = await openCheckout(options)
  release()
}

/**
 * Installs and builds all there is.
 * @param {CheckoutOptions & { places?: number }} options
 */
export async function buildCheckout({ places = workPlaces(), ...options }) {
  const { tasks, release } = await openCheckout(options)
  try {
    await runTasks(tasks, { places })
  } finally {
    release()
  }
}

/** How many builds run side by side: one a core, and 2 GB for each. */
export function workPlaces() {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / 2e9)))
}
