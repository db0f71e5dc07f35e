import { accessSync, constants, existsSync, statfsSync } from "node:fs"
import { totalmem } from "node:os"
import { dirname } from "node:path"
import { root } from "../paths.mjs"

/** @typedef {import("./checks.mjs").Finding} Finding */

const gigabyte = 1e9

/** @returns {Finding} */
export function memory() {
  const name = "Memory"
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const says = `${(bytes / gigabyte).toFixed(1)} GB`
  if (bytes >= 2.5 * gigabyte) return { name, says }
  return { name, wrong: [`${says} is little: the first build wants 2.5 GB. Add memory or swap.`] }
}

/**
 * @param {string} localDir
 * @param {boolean} installed
 * @returns {Finding}
 */
export function freeDisk(localDir, installed) {
  const name = "Disk"
  const needs = [
    { folder: root, bytes: installed ? 0.3 * gigabyte : 2.5 * gigabyte },
    { folder: existing(localDir), bytes: 0.5 * gigabyte },
  ]
  const wrong = needs.flatMap(({ folder, bytes }) => {
    const free = freeBytes(folder)
    if (free >= bytes) return []
    const left = (free / gigabyte).toFixed(1)
    return [
      `${folder} has ${left} GB left, and ${bytes / gigabyte} GB are wanted. Make room there.`,
    ]
  })
  if (wrong.length > 0) return { name, wrong }
  return { name, says: `${(freeBytes(root) / gigabyte).toFixed(0)} GB free` }
}

/**
 * @param {string} localDir
 * @returns {Finding}
 */
export function writable(localDir) {
  const name = "Local state"
  try {
    accessSync(existing(localDir), constants.W_OK)
    return { name, says: localDir }
  } catch {
    const mend = "Run as the user who owns it, or choose another, for example LOCAL_DIR=/srv/shop."
    return { name, wrong: [`${localDir} cannot be written. ${mend}`] }
  }
}

/** @param {string} folder */
function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * The folder itself, or the nearest one above it that exists.
 * @param {string} folder
 * @returns {string}
 */
function existing(folder) {
  return existsSync(folder) ? folder : existing(dirname(folder))
}
