import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startInstalledPostgres } from "../../../scripts/lib/postgres.mjs"

/** A Postgres for one test alone, durable as in production, which may be killed. */
export interface OwnPostgres {
  readonly url: string
  /** Ends it as a power cut ends a process; without `whole`, one process of it, as the OOM killer does. */
  kill(): Promise<void>
  /** Starts it again on the same data. */
  resume(): Promise<void>
  stop(): Promise<void>
}

export async function startOwnPostgres(port: number): Promise<OwnPostgres> {
  const localDir = mkdtempSync(join(tmpdir(), "shop-kill-"))
  chmodSync(localDir, 0o755)
  const start = () =>
    startInstalledPostgres({
      localDir,
      port,
      password: "stress",
      logFile: join(localDir, "postgres.log"),
    })
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
