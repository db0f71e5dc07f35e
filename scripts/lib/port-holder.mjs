import { readdirSync, readFileSync, readlinkSync } from "node:fs"

/**
 * Who listens on a port, as far as Linux tells: its name and process number.
 * @param {number} port
 * @returns {string | undefined}
 */
export function holderOf(port) {
  const sockets = listeningSockets(port)
  if (sockets.size === 0) return undefined
  for (const pid of list("/proc").filter((name) => /^\d+$/.test(name))) {
    const holds = list(`/proc/${pid}/fd`).some((fd) => sockets.has(linkOf(`/proc/${pid}/fd/${fd}`)))
    if (holds) return `${read(`/proc/${pid}/comm`).trim()} (process ${pid})`
  }
  return undefined
}

/** @param {number} port */
function listeningSockets(port) {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, "0")}`
  const listening = "0A"
  const lines = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => read(file).split("\n"))
  const fields = lines.map((line) => line.trim().split(/\s+/))
  const found = fields.filter((field) => field[1]?.endsWith(wanted) && field[3] === listening)
  return new Set(found.map((field) => `socket:[${field[9]}]`))
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

/** @param {string} path */
function linkOf(path) {
  try {
    return readlinkSync(path)
  } catch {
    return ""
  }
}
