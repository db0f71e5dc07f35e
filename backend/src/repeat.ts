import { setTimeout as sleep } from "node:timers/promises"
import { describeError, log } from "./server/log"

/** How long to leave the database alone after a failure, in ms. */
const AGAIN_AFTER_FAILURE = 2_000

interface Repeated {
  /** The pause between two times, in ms. */
  readonly every: number
  /** What the log calls a time that failed; the next one comes all the same. */
  readonly failure: string
  /** Does it once; `signal` aborts when it is to come to its end. */
  work(signal: AbortSignal): Promise<void>
}

/** Does something again and again until it is stopped; the stop waits for the time under way. */
export function repeat({ every, failure, work }: Repeated): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  async function once(): Promise<number> {
    try {
      await work(signal)
      return every
    } catch (error) {
      log("warn", failure, describeError(error))
      return AGAIN_AFTER_FAILURE
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const pause = await once()
      await sleep(pause, undefined, { signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
