import { execFileSync } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { identityOf } from "../process-identity.mjs"
import { waitFor } from "../waiting.mjs"

/**
 * What the lock file of a data folder says: which process serves it, and whether it takes connections.
 * @param {string} data
 * @returns {{ pid: number, ready: boolean } | undefined}
 */
export function readPostmaster(data) {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")
    const pid = Number(lines[0])
    return pid > 0 ? { pid, ready: lines[7]?.trim() === "ready" } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a server takes connections on this folder, whoever started it.
 * @param {string} data
 */
export function isServed(data) {
  const postmaster = readPostmaster(data)
  return postmaster?.ready === true && serves(postmaster.pid, data)
}

/**
 * Stops a server that a killed start left running on this folder, and clears a lock file whose number
 * now belongs to a stranger. A lock file of a dead server is left to Postgres, which knows it as stale.
 * @param {string} data
 */
export async function stopLeftover(data) {
  const postmaster = readPostmaster(data)
  if (!postmaster || identityOf(postmaster.pid) === undefined) return
  if (!serves(postmaster.pid, data)) {
    rmSync(join(data, "postmaster.pid"), { force: true })
    return
  }
  await stopPostmaster(postmaster.pid)
}

/**
 * Ends a server: first politely (its clients are cut off, all is written), then hard. Either way
 * nothing committed is lost. At most 5 s.
 * @param {number} pid
 * @param {NodeJS.Signals[]} signals
 */
export async function stopPostmaster(pid, signals = ["SIGINT", "SIGQUIT", "SIGKILL"]) {
  const identity = identityOf(pid)
  const gone = () => identityOf(pid) !== identity
  if (identity === undefined) return
  for (const signal of signals) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await waitFor(gone, { within: signal === "SIGINT" ? 3000 : 1000 })) return
  }
}

/**
 * Whether a process, by its command, is the server of this folder and no stranger with its number.
 * @param {number} pid
 * @param {string} data
 */
const serves = (pid, data) => commandOf(pid).includes(data)

/** @param {number} pid */
function commandOf(pid) {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8")
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
  } catch {
    return ""
  }
}
