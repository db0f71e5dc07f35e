import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

const PAUSE_MS = 50
const PATIENCE_MS = 30_000

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" })
    return true
  } catch {
    // A holder that was killed leaves its file behind.
    const holder = Number(await readFile(file, "utf8").catch(() => ""))
    if (holder && !isRunning(holder)) await rm(file, { force: true })
    return false
  }
}

/** Runs `work` while no other process does so under the same lock file. Throws after 30 s of waiting. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true })
  const deadline = Date.now() + PATIENCE_MS
  while (!(await take(file))) {
    if (Date.now() > deadline) throw new Error(`Another publish holds ${file}; wait or delete it.`)
    await sleep(PAUSE_MS)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}
