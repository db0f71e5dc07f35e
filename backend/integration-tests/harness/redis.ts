import { spawn } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Redis as Client } from "ioredis"
import { type Killable, startKillable } from "./killable"
import { freePort } from "./start-shop"

/** A real Redis of a test's own, which keeps nothing on disk. */
export interface Redis extends Killable {
  readonly url: string
  /** Forgets everything in it. */
  empty(): Promise<void>
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
  return {
    ...(await startKillable(start, folder)),
    url,
    empty: () => withClient(url, (client) => client.flushall()).then(() => undefined),
  }
}

/** The client tries until the server is there. */
async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>) {
  const client = new Client(url, { retryStrategy: () => 25, maxRetriesPerRequest: null })
  client.on("error", () => undefined)
  return use(client).finally(() => client.disconnect())
}
