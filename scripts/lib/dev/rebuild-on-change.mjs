import { watch } from "node:fs"
import { join } from "node:path"
import { buildTarget, isBuilt } from "../build/built.mjs"
import { buildTargets } from "../build/targets.mjs"
import { root } from "../paths.mjs"
import { backendProcesses } from "../shop/backend-processes.mjs"
import { migrate } from "../shop/backend-tasks.mjs"

/** @typedef {import("../shop/bring-up.mjs").BringUp} BringUp */

const folders = ["backend/src", "backend/api-contract/src", "backend/sandbox/src"]
/** In the order in which they need each other. */
const watched = ["@shop/api", "@shop/backend", "@shop/sandbox"]
const pause = 200

/**
 * Builds again what changed of backend and sandbox, and restarts what runs from it. A build that fails
 * is reported, and the last good one goes on running.
 * @param {BringUp} bringUp
 */
export function rebuildOnChange(bringUp) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let running = Promise.resolve()
  const changed = () => {
    clearTimeout(timer)
    // Editors write in several steps, and several files at once.
    timer = setTimeout(() => {
      running = running.then(() => rebuild(bringUp)).catch((error) => report(bringUp, error))
    }, pause)
  }
  const watchers = folders.map((folder) => watch(join(root, folder), { recursive: true }, changed))
  bringUp.signal.addEventListener("abort", () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  })
}

/** @param {BringUp} bringUp */
async function rebuild(bringUp) {
  const { settings, progress, supervisor, signal, records } = bringUp
  const targets = buildTargets().filter(({ name }) => watched.includes(name))
  const stale = targets.filter((target) => !isBuilt(target))
  stale.sort((a, b) => watched.indexOf(a.name) - watched.indexOf(b.name))
  const logDir = join(settings.localDir, "logs")
  for (const target of stale) {
    const build = () => buildTarget(target, { logDir, signal, records })
    await progress.step(`Building ${target.name}`, build)
  }
  const names = stale.map(({ name }) => name)
  if (names.includes("@shop/backend")) {
    await progress.step("Preparing the database", () => migrate(bringUp))
    for (const { name } of backendProcesses(settings)) await supervisor.restart(name)
  }
  if (names.includes("@shop/sandbox") && !settings.production) {
    await supervisor.restart("sandbox")
  }
}

/**
 * @param {BringUp} bringUp
 * @param {unknown} error
 */
function report({ progress, signal }, error) {
  if (!signal.aborted) progress.say(error instanceof Error ? error.message : String(error))
}
