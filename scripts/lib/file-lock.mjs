import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { isRunning, recordOf } from "./process-identity.mjs"
import { waitFor } from "./waiting.mjs"

/** @typedef {import("./process-identity.mjs").ProcessRecord} ProcessRecord */
/** @typedef {{ release: () => void } | { holder: ProcessRecord }} LockAttempt */

/**
 * Takes a lock for this process, or says who holds it. A lock whose holder was killed is taken over.
 * @param {string} file
 * @returns {LockAttempt}
 */
export function tryLock(file) {
  const mine = JSON.stringify(recordOf(process.pid))
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, mine, { mode: 0o600 })
  try {
    for (;;) {
      if (linked(draft, file)) return { release: () => release(file, mine) }
      const held = read(file)
      const holder = parse(held)
      if (holder && isRunning(holder)) return { holder }
      if (held !== undefined) discard(file, held)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Takes a lock, waiting as long as another process holds it.
 * @param {string} file
 * @param {(holder: ProcessRecord) => void} onWait called once, if it has to wait
 * @returns {Promise<() => void>} releases the lock
 */
export async function lock(file, onWait) {
  let said = false
  const attempt = await waitFor(
    () => {
      const result = tryLock(file)
      if ("release" in result) return result
      if (!said) onWait(result.holder)
      said = true
      return undefined
    },
    { within: Infinity, every: 300 },
  )
  if (!attempt) throw new Error("Waiting without end came to an end.")
  return attempt.release
}

/**
 * Makes `file` appear with all its content in one step, unless it is there.
 * @param {string} draft
 * @param {string} file
 */
function linked(draft, file) {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false
    throw error
  }
}

/**
 * Removes a dead holder's lock. Between looking and removing, another process may have replaced it
 * with its own: that one is put back.
 * @param {string} file
 * @param {string} expected
 */
function discard(file, expected) {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== expected) linked(aside, file)
  rmSync(aside, { force: true })
}

/**
 * @param {string} file
 * @param {string} mine
 */
function release(file, mine) {
  if (read(file) === mine) rmSync(file, { force: true })
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

/**
 * @param {string | undefined} text
 * @returns {ProcessRecord | undefined}
 */
function parse(text) {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return undefined
  }
}
