import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
} from "node:fs"

const keptBytes = 10_000_000

/**
 * The last lines of a log, to show beside the news of a failure.
 * @param {string} file
 * @param {number} lines
 */
export function tailOf(file, lines = 20) {
  try {
    const handle = openSync(file, "r")
    const size = fstatSync(handle).size
    const wanted = Math.min(size, 64_000)
    const buffer = Buffer.alloc(wanted)
    readSync(handle, buffer, 0, wanted, size - wanted)
    closeSync(handle)
    return buffer.toString("utf8").trimEnd().split("\n").slice(-lines).join("\n")
  } catch {
    return "(there is no log)"
  }
}

/**
 * Opens a log for adding to it, as an ordinary file descriptor that a child process can write to.
 * One that has grown large is put aside first as `….old`, which replaces the one before.
 * @param {string} file
 */
export function openLog(file) {
  if (isLarge(file)) renameSync(file, `${file}.old`)
  return openSync(file, "a", 0o600)
}

/**
 * Puts aside what a log that has grown large holds, while a process writes to it: that goes on at its
 * new end. A line written just then may be lost, and on a full disk all of it: the shop needs the room.
 * @param {string} file
 */
export function shortenLog(file) {
  if (!isLarge(file)) return
  try {
    copyFileSync(file, `${file}.old`)
  } finally {
    truncateSync(file)
  }
}

/** @param {string} file */
const isLarge = (file) => existsSync(file) && statSync(file).size > keptBytes
