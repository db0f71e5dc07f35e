import { spawn } from "node:child_process"
import { closeSync } from "node:fs"
import { openLog, tailOf } from "../log-file.mjs"
import { Problem } from "../problem.mjs"
import { endsWithin, waitFor } from "../waiting.mjs"
import { killGroup } from "./kill-group.mjs"

/**
 * A part of the shop that the supervisor keeps running.
 * @typedef {object} Service
 * @property {string} name short, also of its log
 * @property {string} logFile
 * @property {(hooks: StartHooks) => Promise<Running>} start resolves when it is ready
 */

/**
 * @typedef {object} StartHooks
 * @property {(pid: number) => void} onSpawn hears of the process at once, before it is ready
 * @property {AbortSignal} signal ends the waiting, and the process
 */

/**
 * @typedef {object} Running
 * @property {Promise<unknown>} exited settles when the process ended, for whatever reason
 * @property {(patience: number) => Promise<void>} stop politely; after `patience` ms by force
 */

/**
 * @typedef {object} NodeServiceOptions
 * @property {string} name
 * @property {string[]} args of node: the script and what follows it
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile
 * @property {string} readyUrl answers 200 once the process can do its work
 * @property {number} [patience] how long it may take to become ready, in ms
 */

/**
 * A Node process that says by HTTP when it is ready.
 * @param {NodeServiceOptions} options
 * @returns {Service}
 */
export function nodeService({ name, args, cwd, env, logFile, readyUrl, patience = 90_000 }) {
  return {
    name,
    logFile,
    async start({ onSpawn, signal }) {
      const log = openLog(logFile)
      // A group of its own: Ctrl-C reaches the launcher alone, which then stops all in good order.
      const child = spawn(process.execPath, args, {
        cwd,
        env,
        detached: true,
        stdio: ["ignore", log, log],
      })
      closeSync(log)
      if (child.pid !== undefined) onSpawn(child.pid)
      let ended = false
      const gone = new Promise((resolve) => {
        for (const event of ["exit", "error"]) child.once(event, resolve)
      })
      const exited = gone.then(() => {
        ended = true
        killGroup(child.pid, "SIGKILL")
      })
      const running = { exited, stop: (/** @type {number} */ ms) => stop(child.pid, exited, ms) }
      const isOver = async () => ended || signal.aborted || (await answers(readyUrl))
      await waitFor(isOver, { within: patience, every: 50 })
      if (!ended && !signal.aborted && (await answers(readyUrl))) return running
      const how = ended ? "ended before it was ready" : `was not ready after ${patience / 1000} s`
      await running.stop(1000)
      throw new Problem(`${name} ${how}. The end of ${logFile}:\n${tailOf(logFile)}`)
    },
  }
}

/**
 * @param {number | undefined} pid
 * @param {Promise<void>} exited
 * @param {number} patience
 */
async function stop(pid, exited, patience) {
  killGroup(pid, "SIGTERM")
  if (await endsWithin(exited, patience)) return
  killGroup(pid, "SIGKILL")
  await exited
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
