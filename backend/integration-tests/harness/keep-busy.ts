import { setTimeout as sleep } from "node:timers/promises"

/** People who go on pressing. */
export interface Load {
  /** How many presses were answered so far, well or not. */
  answered(): number
  /** Lets them finish; gives what went wrong. */
  stop(): Promise<unknown[]>
}

/** Presses on, each press after the one before, until told to stop; all answers should be 200. */
export function keepBusy(presses: (() => Promise<{ status: number; body: object }>)[]): Load {
  const failures: unknown[] = []
  let answered = 0
  let stopped = false
  const running = presses.map(async (press) => {
    while (!stopped) {
      try {
        const { status, body } = await press()
        if (status !== 200) failures.push({ status, body })
      } catch (error) {
        failures.push(String(error))
      }
      answered++
      // The machine shall have room for a process that starts.
      await sleep(25)
    }
  })
  return {
    answered: () => answered,
    stop: async () => {
      stopped = true
      await Promise.all(running)
      return failures
    },
  }
}
