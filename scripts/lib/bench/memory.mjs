import { readdirSync, readFileSync } from "node:fs"

/**
 * A process and all that descend from it, as Linux tells.
 * @param {number} ancestor
 * @returns {number[]}
 */
export function familyOf(ancestor) {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  )
  const family = [ancestor]
  for (const member of family) {
    for (const [pid, parent] of parents) if (parent === member) family.push(pid)
  }
  return family
}

/**
 * What processes take of the memory, in bytes: pages that several share are counted in parts, so that
 * the sum is true.
 * @param {number[]} pids
 */
export function memoryOf(pids) {
  const sizes = pids.map(proportionalSize)
  return { total: sizes.reduce((sum, size) => sum + size, 0), largest: Math.max(...sizes) }
}

/** @param {number} pid */
function proportionalSize(pid) {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

/** @param {string} pid */
function parentOf(pid) {
  return Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    // It ended in the meantime.
    return ""
  }
}
