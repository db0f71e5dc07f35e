import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { rmSync } from "node:fs"

/** A server beside the shop which a test may kill. */
export interface Killable {
  signal(name: NodeJS.Signals): void
  /** Starts it again, with what it kept, after it was killed. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Starts it by `start`, which waits until it answers; `folder` is its own and goes with it. */
export async function startKillable(
  start: () => Promise<ChildProcess>,
  folder: string,
): Promise<Killable> {
  let running = await start()
  return {
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
