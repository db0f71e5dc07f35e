import { perSecond } from "./keep-busy.mjs"
import { percentile } from "./probe.mjs"

/** @typedef {import("./keep-busy.mjs").Busy} Busy */

/**
 * What was measured, as a cell of a benchmark's table.
 * @param {Busy} busy
 * @param {string} unit of what is done a second
 */
export function rateAndTimes(busy, unit) {
  const rate = perSecond(busy)
  return `${rate.toFixed(rate < 100 ? 1 : 0)} ${unit}/s, ${timesOf(busy)}`
}

/** @param {Busy} busy */
export const timesOf = ({ times }) =>
  `p50 ${milliseconds(percentile(times, 0.5))}, p99 ${milliseconds(percentile(times, 0.99))}`

/**
 * @param {Busy} busy
 * @param {Busy} of
 */
export const rateRatio = (busy, of) => ratio(perSecond(busy) / perSecond(of))

/** @param {number} value */
export const ratio = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ×`

/** @param {number} value */
const milliseconds = (value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`
