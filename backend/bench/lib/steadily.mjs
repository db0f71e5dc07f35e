import { setTimeout as pause } from "node:timers/promises"

/**
 * Begins jobs at a steady rate, as visitors do: at their own times, whatever the answers take.
 * @template Result
 * @param {() => Promise<Result>} job
 * @param {{ rate: number, seconds: number, signal: AbortSignal }} how `rate` is a second
 * @returns {Promise<{ times: number[], results: Result[] }>} how long each took from the moment it was
 *   due, in ms, so that a server which stalls is charged for everybody who came meanwhile
 */
export async function steadily(job, { rate, seconds, signal }) {
  const began = performance.now()
  /** @type {Promise<{ time: number, result: Result }>[]} */
  const jobs = []
  while (jobs.length < rate * seconds) {
    signal.throwIfAborted()
    const due = began + (jobs.length * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await pause(early)
    jobs.push(job().then((result) => ({ time: performance.now() - due, result })))
  }
  const done = await Promise.all(jobs)
  return { times: done.map(({ time }) => time), results: done.map(({ result }) => result) }
}
