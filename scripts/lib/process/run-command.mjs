import { spawn } from "node:child_process"
import { closeSync } from "node:fs"
import { openLog, tailOf } from "../log-file.mjs"
import { Problem } from "../problem.mjs"
import { endGroup } from "./end-group.mjs"

/**
 * @typedef {object} CommandOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile takes all it prints
 * @property {string} what it does, for the sentence when it fails
 * @property {AbortSignal} [signal] ends it, with all its children
 * @property {number} [patience] how long, in ms, it may take to end when asked to
 * @property {import("./run-records.mjs").RunRecords} [records] remembers it, should we be killed
 */

/**
 * Runs a command line, or a program with arguments, to its end. Nothing that it started outlives it.
 * @param {string | [string, ...string[]]} command
 * @param {CommandOptions} options
 * @throws {Problem} with the end of its output, when it fails
 */
export async function runCommand(command, options) {
  const { cwd, env, logFile, what, signal, patience = 1500, records } = options
  signal?.throwIfAborted()
  const log = openLog(logFile)
  /** @type {import("node:child_process").SpawnOptions} */
  const how = { cwd, env, detached: true, stdio: ["ignore", log, log] }
  const child =
    typeof command === "string"
      ? spawn(command, { ...how, shell: true })
      : spawn(command[0], command.slice(1), how)
  closeSync(log)
  const { pid } = child
  if (pid !== undefined) records?.add(what, pid)
  const end = () => pid !== undefined && void endGroup(pid, patience)
  signal?.addEventListener("abort", end, { once: true })
  const outcome = await new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message))
    child.once("exit", (code, by) => resolve(code === 0 ? "" : `it ended with ${by ?? code}`))
  })
  signal?.removeEventListener("abort", end)
  if (pid !== undefined) await endGroup(pid, patience)
  records?.remove(what)
  signal?.throwIfAborted()
  if (outcome === "") return
  throw new Problem(`${what} failed: ${outcome}. The end of ${logFile}:\n${tailOf(logFile, 30)}`)
}
