import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { familyOf, memoryOf } from "../lib/bench/memory.mjs"
import { startShop } from "../lib/bench/start-shop.mjs"
import { freePortBase } from "../lib/free-port.mjs"
import { root } from "../lib/paths.mjs"
import { forgetPostgres } from "../lib/postgres.mjs"
import { testEnvironment } from "../lib/test/environment.mjs"

export const title = "npm start"
export const about =
  "From a fresh clone with an empty home folder (nothing cached) to `ready`, and again. Memory is the " +
  "proportional set size of everything that runs, half a minute after `ready`."

/** @param {{ progress: import("../lib/progress.mjs").Progress, signal: AbortSignal }} context */
export async function run({ progress, signal }) {
  const folder = mkdtempSync(join(tmpdir(), "shop-start-bench-"))
  const clone = join(folder, "clone")
  const home = join(folder, "home")
  mkdirSync(home)
  execFileSync("git", ["clone", "--quiet", root, clone])
  const env = { ...testEnvironment(), HOME: home, PORT_BASE: String(await freePortBase()) }
  const start = () => startShop(clone, env, signal)
  try {
    const cold = await progress.step("First start", start)
    await sleep(30_000, undefined, { signal })
    const { total, largest } = memoryOf(familyOf(cold.pid))
    const stop = await cold.stop("SIGTERM")
    const second = await progress.step("Second start", start)
    const family = familyOf(second.pid)
    for (const pid of family) process.kill(pid, "SIGKILL")
    await second.exited
    const third = await progress.step("Start after kill -9 of everything", start)
    await third.stop("SIGTERM")
    return [
      { what: "first start, nothing cached", value: seconds(cold.took), goal: "≤ 180 s" },
      { what: "second start", value: seconds(second.took), goal: "≤ 15 s" },
      { what: "start after kill -9 of everything", value: seconds(third.took) },
      { what: "stop", value: seconds(stop), goal: "≤ 10 s" },
      { what: "memory of everything, idle", value: megabytes(total), goal: "≤ 1500 MB" },
      { what: "of which the backend", value: megabytes(largest) },
    ]
  } finally {
    forgetPostgres(join(clone, ".local"))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** @param {number} bytes */
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`
