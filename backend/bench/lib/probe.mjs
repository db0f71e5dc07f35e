import { Agent, get } from "node:http"
import { steadily } from "./steadily.mjs"

/** Requests a second, as a calm shop's visitors send them. */
const RATE = 200

/**
 * Asks for `url` at a steady rate, and notes how long each answer took.
 * @param {{ url: string, headers: Record<string, string> }} target
 * @param {{ seconds: number, signal: AbortSignal }} how
 * @returns {Promise<number[]>} ms
 */
export async function probe({ url, headers }, { seconds, signal }) {
  const agent = new Agent({ keepAlive: true })
  const { times } = await steadily(() => ask(url, headers, agent), { rate: RATE, seconds, signal })
  agent.destroy()
  return times
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {Agent} agent
 * @returns {Promise<void>}
 */
function ask(url, headers, agent) {
  return new Promise((resolve, reject) => {
    const asking = get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
      response.once("end", () => resolve()).resume()
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
