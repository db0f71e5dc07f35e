import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

/** Always the built file, also when this one is run as source. */
const MAIN = fileURLToPath(new URL("../../../dist/watch/trial/main.js", import.meta.url))
const PATIENCE_MS = 10_000

/** As far as this version of Node can, keeps the trial from all files but its own. */
function confinement(folder: string): string[] {
  const flags = process.allowedNodeEnvironmentFlags
  const permission = ["--permission", "--experimental-permission"].find((flag) => flags.has(flag))
  if (!permission) return []
  return [permission, `--allow-fs-read=${folder}`, `--allow-fs-read=${MAIN}`]
}

/**
 * What of a release threw when it was loaded and called in a process of its own, without the shop's
 * environment. One that does not end is said to have thrown there.
 */
export async function runTrial(folder: string): Promise<string[]> {
  const args = [...confinement(folder), "--no-warnings", MAIN, folder]
  try {
    const options = { timeout: PATIENCE_MS, env: {}, cwd: folder, killSignal: "SIGKILL" as const }
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    return JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]") as string[]
  } catch {
    return ["it did not come to an end"]
  }
}
