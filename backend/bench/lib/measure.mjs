import autocannon from "autocannon"

/** Connections kept busy at once, and how long each run warms up and measures, in s. */
const load = { connections: 20, warmUp: 1, duration: 4 }

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {Record<string, string>} headers
 */

/**
 * Measures targets in turns, forwards and then backwards, so that what slows the machine for a while
 * slows all of them.
 * @template {string} Name
 * @param {Record<Name, Target>} targets
 * @param {{ rounds: number, signal: AbortSignal }} how
 * @returns {Promise<Record<Name, number>>} requests a second: the median of each target's rounds
 */
export async function measure(targets, { rounds, signal }) {
  const names = /** @type {Name[]} */ (Object.keys(targets))
  const results = new Map(names.map((name) => [name, /** @type {number[]} */ ([])]))
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      signal.throwIfAborted()
      results.get(name)?.push(await requestsASecond(targets[name]))
    }
  }
  const medians = names.map((name) => [name, median(results.get(name) ?? [])])
  return Object.fromEntries(medians)
}

/** @param {Target} target */
async function requestsASecond({ url, headers }) {
  const { connections, warmUp, duration } = load
  await autocannon({ url, headers, connections, duration: warmUp })
  const result = await autocannon({ url, headers, connections, duration })
  const failed = result.errors + result.timeouts + result["4xx"] + result["5xx"]
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`)
  return result.requests.average
}

/** @param {number[]} numbers */
function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
