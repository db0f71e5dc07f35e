import { spawn } from "node:child_process"
import { join } from "node:path"
import { Problem } from "../problem.mjs"
import { killGroup } from "../process/kill-group.mjs"
import { root } from "../paths.mjs"
import { childEnvironment } from "./child-environment.mjs"
import { backendMain } from "./services.mjs"

/**
 * Runs one of the backend's commands, which speaks to the terminal itself.
 * @param {string[]} args
 * @param {object} context
 * @param {import("../../settings.mjs").Settings} context.settings
 * @param {AbortSignal} context.signal ends it
 * @param {import("../process/run-records.mjs").RunRecords} context.records remembers it, should we be killed
 * @returns {Promise<boolean>} whether it did what it should; if not, it has said why
 */
export async function runBackend(args, { settings, signal, records }) {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [backendMain, ...args], {
    cwd: join(root, "backend"),
    env: childEnvironment(settings, { PORT: settings.ports.backend }),
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  })
  const name = String(args[0])
  if (child.pid !== undefined) records.add(name, child.pid)
  const end = () => killGroup(child.pid, "SIGTERM")
  signal.addEventListener("abort", end, { once: true })
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(1))
    child.once("exit", (status) => resolve(status ?? 1))
  })
  signal.removeEventListener("abort", end)
  records.remove(name)
  if (signal.aborted) throw new Problem("Stopped by request. Nothing was changed.")
  return code === 0
}
