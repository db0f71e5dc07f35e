import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { freePort } from "./start-shop"

const program = join(
  dirname(createRequire(__filename).resolve("s3rver/package.json")),
  "bin/s3rver.js",
)

/** Storage that speaks S3, with one bucket that is a test's own. */
export interface ObjectStorage {
  /** As the launcher hands `S3_URL` over: complete. */
  readonly setting: string
  /** Where everybody reads. */
  readonly publicUrl: string
  /** The names of everything that is stored. */
  names(): Promise<string[]>
  /** Forgets everything that is stored. */
  empty(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Starts it again, with what it kept, after it was killed. */
  resume(): Promise<void>
  stop(): Promise<void>
}

export async function startObjectStorage(): Promise<ObjectStorage> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), "shop-bucket-"))
  const publicUrl = `http://127.0.0.1:${port}/groceries`
  const options = ["--directory", folder, "--address", "127.0.0.1", "--port", String(port)]
  const start = async () => {
    const child = spawn(
      process.execPath,
      [program, ...options, "--configure-bucket", "groceries"],
      {
        stdio: "ignore",
      },
    )
    while (!(await fetch(publicUrl).catch(() => undefined))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 25))
    return child
  }
  let running = await start()
  const names = async () => {
    const list = await (await fetch(`${publicUrl}?list-type=2`)).text()
    return [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = ""]) => name)
  }
  const extras = new URLSearchParams({ region: "us-east-1", public: publicUrl })
  return {
    setting: `http://S3RVER:S3RVER@127.0.0.1:${port}/groceries?${extras}`,
    publicUrl,
    names,
    empty: async () => {
      for (const name of await names()) await fetch(`${publicUrl}/${name}`, { method: "DELETE" })
    },
    signal: (name) => void running.kill(name),
    resume: async () => {
      await ended(running)
      running = await start()
    },
    stop: async () => {
      running.kill("SIGKILL")
      await ended(running)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
}
