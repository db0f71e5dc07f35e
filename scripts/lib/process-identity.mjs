import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

/**
 * A process, told apart from any later one that the system gives the same number.
 * @typedef {{ pid: number, identity: string }} ProcessRecord
 */

/**
 * What makes a running process itself: the moment it began. Undefined when it is gone or only a zombie.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function identityOf(pid) {
  return process.platform === "linux" ? identityFromProc(pid) : identityFromPs(pid)
}

/**
 * @param {number} pid
 * @returns {ProcessRecord | undefined}
 */
export function recordOf(pid) {
  const identity = identityOf(pid)
  return identity === undefined ? undefined : { pid, identity }
}

/**
 * Whether the very process that was recorded still runs.
 * @param {ProcessRecord | undefined} record
 */
export function isRunning(record) {
  return record !== undefined && identityOf(record.pid) === record.identity
}

/** @param {number} pid */
function identityFromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name, in brackets, may hold spaces and brackets; the fields begin after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    if (fields[0] === "Z" || fields[0] === "X") return undefined
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
    return `${boot} ${fields[19]}`
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function identityFromPs(pid) {
  try {
    const line = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim()
    return line === "" || line.startsWith("Z") ? undefined : line.replace(/^\S+\s+/, "")
  } catch {
    return undefined
  }
}
