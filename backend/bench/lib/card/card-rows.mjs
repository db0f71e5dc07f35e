import { ratio, timesOf } from "../cells.mjs"
import { percentile } from "../probe.mjs"
import { callNames } from "./other-calls.mjs"

/** @typedef {import("./card-presses.mjs").Outcome} Outcome */
/** @typedef {import("./other-calls.mjs").Call} Call */
/** @typedef {import("./provider-gate.mjs").Health} Health */

/**
 * What was measured in the rounds of each state of the provider. Times in ms.
 * @typedef {Record<Health, { calls: Record<Call, number[]>,
 *   presses: { times: number[], results: Outcome[] } }[]>} Measured
 */

/** @type {Record<Health, string>} */
const healthNames = { well: "provider well", slow: "provider slow", dead: "provider dead" }

/**
 * @param {Measured} measured
 * @param {number} held units that refused orders still hold
 */
export function cardRows(measured, held) {
  const states = /** @type {Health[]} */ (Object.keys(healthNames))
  const calls = /** @type {Call[]} */ (Object.keys(callNames))
  return [
    ...states.map((health) => pressRow(health, measured[health])),
    { what: "units held by orders that were refused", value: String(held), goal: "0" },
    ...calls.flatMap((call) => callRows(call, measured, states)),
  ]
}

/**
 * @param {Health} health
 * @param {Measured[Health]} rounds
 */
function pressRow(health, rounds) {
  const times = rounds.flatMap(({ presses }) => presses.times)
  const results = rounds.flatMap(({ presses }) => presses.results)
  const refused = results.filter((result) => result === "provider away").length
  const longest = (Math.max(...times) / 1000).toFixed(1)
  const isAway = health !== "well"
  return {
    what: `order by card, ${healthNames[health]}`,
    value: `${refused} of ${results.length} refused, the longest after ${longest} s`,
    ...(isAway && { goal: "all, ≤ 15 s" }),
  }
}

/**
 * @param {Call} call
 * @param {Measured} measured
 * @param {Health[]} states
 */
function callRows(call, measured, states) {
  const timesIn = (/** @type {Health} */ health) =>
    measured[health].flatMap(({ calls }) => calls[call])
  const p99 = (/** @type {Health} */ health) => percentile(timesIn(health), 0.99)
  return states.map((health) => ({
    what: `${callNames[call]}, ${healthNames[health]}`,
    value: timesOf({ times: timesIn(health), seconds: 0 }),
    ...(health !== "well" && { ratio: `p99 ${ratio(p99(health) / p99("well"))}`, goal: "≤ 1.5 ×" }),
  }))
}
