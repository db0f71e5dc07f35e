import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startInstalledPostgres } from "../../../scripts/lib/postgres.mjs"
import { freePort } from "../harness/start-shop"

/** A Postgres for one test alone, durable as that of `npm start`, which may be killed. */
export interface OwnPostgres {
  readonly url: string
  /** kill -9 of its first process; the others notice and leave. */
  kill(): Promise<void>
  /** Starts it again on the same data. */
  resume(): Promise<void>
  stop(): Promise<void>
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const localDir = mkdtempSync(join(tmpdir(), "shop-kill-"))
  chmodSync(localDir, 0o755)
  const port = await freePort()
  const logFile = join(localDir, "postgres.log")
  const start = () => startInstalledPostgres({ localDir, port, password: "stress", logFile })
  let server = await start()
  return {
    url: server.url,
    kill: async () => {
      process.kill(server.pid, "SIGKILL")
      await server.exited
    },
    resume: async () => {
      server = await start()
    },
    stop: async () => {
      await server.stop()
      rmSync(localDir, { recursive: true, force: true })
    },
  }
}
