import { setTimeout as sleep } from "node:timers/promises"

/**
 * Asks again and again until the answer is truthy, or time is over.
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {{ within: number, every?: number }} times in milliseconds
 * @returns {Promise<T | undefined>} the truthy answer, or undefined when time was over
 */
export async function waitFor(ask, { within, every = 25 }) {
  const end = Date.now() + within
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() >= end) return undefined
    await sleep(every)
  }
}

/**
 * Waits for a promise, but no longer than `within` milliseconds.
 * @param {Promise<unknown>} promise
 * @param {number} within
 * @returns {Promise<boolean>} whether it came to its end in time
 */
export async function endsWithin(promise, within) {
  const timer = new AbortController()
  const ended = promise.then(() => true)
  const late = sleep(within, false, { signal: timer.signal }).catch(() => false)
  const result = await Promise.race([ended, late])
  timer.abort()
  return result
}
