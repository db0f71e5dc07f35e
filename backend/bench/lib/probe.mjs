import { Agent, get } from "node:http"
import { setTimeout as pause } from "node:timers/promises"

/** Requests a second, as a calm shop's visitors send them: at their own times, whatever the answers take. */
const RATE = 200

/**
 * Asks for `url` at a steady rate, and notes how long each answer took from the moment it was due,
 * so that a server which stalls is charged for everybody who came meanwhile.
 * @param {{ url: string, headers: Record<string, string> }} target
 * @param {{ seconds: number, signal: AbortSignal }} how
 * @returns {Promise<number[]>} ms
 */
export async function probe({ url, headers }, { seconds, signal }) {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  /** @type {Promise<number>[]} */
  const answers = []
  while (answers.length < RATE * seconds) {
    signal.throwIfAborted()
    const due = began + (answers.length * 1000) / RATE
    const early = due - performance.now()
    if (early > 0) await pause(early)
    answers.push(ask(url, headers, agent).then((end) => end - due))
  }
  const times = await Promise.all(answers)
  agent.destroy()
  return times
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {Agent} agent
 * @returns {Promise<number>} when the answer was there
 */
function ask(url, headers, agent) {
  return new Promise((resolve, reject) => {
    const asking = get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.once("end", () => resolve(performance.now())).resume()
    })
    asking.once("error", reject)
  })
}

/**
 * The time that a share of all answers kept below.
 * @param {number[]} times
 * @param {number} share 0 to 1
 */
export function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
