import { together } from "./keep-busy.mjs"

/** @typedef {import("./keep-busy.mjs").Busy} Busy */

/**
 * Measures several things in turns, forwards and then backwards, so that what slows the machine for a
 * while slows all of them.
 * @template {string} Name
 * @param {Record<Name, () => Promise<Busy>>} measures
 * @param {number} rounds
 * @returns {Promise<Record<Name, Busy>>} all rounds of each together
 */
export async function inTurns(measures, rounds) {
  const names = /** @type {Name[]} */ (Object.keys(measures))
  const stretches = new Map(names.map((name) => [name, /** @type {Busy[]} */ ([])]))
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      stretches.get(name)?.push(await measures[name]())
    }
  }
  return /** @type {Record<Name, Busy>} */ (
    Object.fromEntries(names.map((name) => [name, together(stretches.get(name) ?? [])]))
  )
}
