import { answers, placeOf } from "../answers.mjs"

/** @typedef {import("./checks.mjs").Finding} Finding */

/** Servers that a setting may name, and what to do about one that is silent. */
const neighbours = [
  {
    name: "Redis",
    setting: "REDIS_URL",
    mend: "Start it, mend the address, or unset REDIS_URL for a single backend process.",
  },
  {
    name: "Mail server",
    setting: "SMTP_URL",
    mend: "Mend the address or ask its keeper: until it answers, mails wait.",
  },
  {
    name: "File storage",
    setting: "S3_URL",
    mend: "Mend the address or ask its keeper: without it no picture can be stored.",
  },
]

/**
 * Whether the servers that somebody named answer.
 * @param {Record<string, string | undefined>} given what was set, by name
 * @param {import("../settings/setting.mjs").Values} values the same, complete and valid
 * @returns {Promise<Finding[]>}
 */
export function askNeighbours(given, values) {
  const named = neighbours.filter(({ setting }) => given[setting]?.trim())
  return Promise.all(
    named.map(async ({ name, setting, mend }) => {
      const url = String(values[setting])
      if (await answers(url)) return { name, says: `the one of ${setting}, which answers` }
      const silent = `${setting} names ${placeOf(url)}, and nothing answers there.`
      return { name, wrong: [`${silent} ${mend}`] }
    }),
  )
}
