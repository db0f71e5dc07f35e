/**
 * @typedef {object} Busy
 * @property {number[]} times how long each job took, in ms
 * @property {number} seconds
 */

/**
 * Keeps `atOnce` jobs running for some seconds: each place takes its next one when the last is done.
 * @param {() => Promise<unknown>} job
 * @param {{ atOnce: number, seconds: number, signal: AbortSignal }} how
 * @returns {Promise<Busy>}
 */
export async function keepBusy(job, { atOnce, seconds, signal }) {
  /** @type {number[]} */
  const times = []
  const began = performance.now()
  const place = async () => {
    while (performance.now() - began < seconds * 1000) {
      signal.throwIfAborted()
      const start = performance.now()
      await job()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, place))
  return { times, seconds: (performance.now() - began) / 1000 }
}

/**
 * Several stretches of the same work as one.
 * @param {Busy[]} stretches
 * @returns {Busy}
 */
export function together(stretches) {
  return {
    times: stretches.flatMap(({ times }) => times),
    seconds: stretches.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

/** @param {Busy} busy */
export const perSecond = ({ times, seconds }) => times.length / seconds
