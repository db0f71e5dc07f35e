import { accessSync, constants, existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { Problem } from "./problem.mjs"
import { runCommand } from "./process/run-command.mjs"

/**
 * A Redis server on this machine: that of REDIS_SERVER_PATH, or the system's.
 * @returns {string | undefined}
 */
function findRedis() {
  const named = process.env.REDIS_SERVER_PATH
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"]
  return named ?? folders.map((folder) => join(folder, "redis-server")).find(isProgram)
}

/**
 * A Redis server for tests, installed from Debian's package if there is none and this machine allows
 * it. Only its program is used: no service is started.
 * @param {{ logFile: string, signal?: AbortSignal }} options
 * @returns {Promise<string>}
 */
export async function demandRedis(options) {
  const found = findRedis()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" }
    const command = "apt-get update && apt-get install -y --no-install-recommends redis-server"
    await runCommand(command, { ...options, cwd: "/", env, what: "Installing Redis" })
  }
  const installed = findRedis()
  if (installed) return installed
  throw new Problem(
    "There is no Redis for the tests of several processes. Install one, for example: " +
      "apt-get install redis-server; or name one with REDIS_SERVER_PATH=/path/to/redis-server.",
  )
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
