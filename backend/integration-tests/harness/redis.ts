import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Redis as Client } from "ioredis"
import { freePort } from "./start-shop"

/** A real Redis of a test's own, which keeps nothing on disk. */
export interface Redis {
  readonly url: string
  /** Forgets everything in it. */
  empty(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Starts it, empty, after it was killed. */
  resume(): Promise<void>
  stop(): Promise<void>
}

export async function startRedis(): Promise<Redis> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), "shop-redis-"))
  const url = `redis://127.0.0.1:${port}`
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
  const start = async () => {
    const program = process.env.REDIS_SERVER_PATH ?? "redis-server"
    const child = spawn(program, options, { stdio: "ignore" })
    await withClient(url, (client) => client.ping())
    return child
  }
  let running = await start()
  return {
    url,
    empty: () => withClient(url, (client) => client.flushall()).then(() => undefined),
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

/** The client tries until the server is there. */
async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>) {
  const client = new Client(url, { retryStrategy: () => 25, maxRetriesPerRequest: null })
  client.on("error", () => undefined)
  return use(client).finally(() => client.disconnect())
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
}
