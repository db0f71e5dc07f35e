import { spawn } from "node:child_process"
import { closeSync } from "node:fs"
import { openLog, tailOf } from "../log-file.mjs"
import { Problem } from "../problem.mjs"
import { killGroup } from "./kill-group.mjs"

/**
 * @typedef {object} CommandOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile takes all it prints
 * @property {string} what it does, for the sentence when it fails
 * @property {AbortSignal} [signal] ends it, with all its children
 * @property {import("./run-records.mjs").RunRecords} [records] remembers it, should we be killed
 */

/**
 * Runs a command line, or a program with arguments, to its end.
 * @param {string | [string, ...string[]]} command
 * @param {CommandOptions} options
 * @throws {Problem} with the end of its output, when it fails
 */
export async function runCommand(command, { cwd, env, logFile, what, signal, records }) {
  signal?.throwIfAborted()
  const log = openLog(logFile)
  /** @type {import("node:child_process").SpawnOptions} */
  const options = { cwd, env, detached: true, stdio: ["ignore", log, log] }
  const child =
    typeof command === "string"
      ? spawn(command, { ...options, shell: true })
      : spawn(command[0], command.slice(1), options)
  closeSync(log)
  if (child.pid !== undefined) records?.add(what, child.pid)
  const end = () => killGroup(child.pid, "SIGKILL")
  signal?.addEventListener("abort", end, { once: true })
  const outcome = await new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message))
    child.once("exit", (code, by) => resolve(code === 0 ? "" : `it ended with ${by ?? code}`))
  })
  records?.remove(what)
  signal?.removeEventListener("abort", end)
  signal?.throwIfAborted()
  if (outcome === "") return
  throw new Problem(`${what} failed: ${outcome}. The end of ${logFile}:\n${tailOf(logFile, 30)}`)
}
