import { resolve } from "node:path"
import { root } from "../paths.mjs"
import { completeBucketUrl } from "./bucket-url.mjs"
import { brokenRules } from "./rules.mjs"
import { table } from "./table.mjs"

/** @typedef {import("./setting.mjs").Values} Values */
/** @typedef {import("./setting.mjs").Setting} Setting */

/**
 * Fills in and checks every setting. Secrets that are made at random stay unset here.
 * @param {Record<string, string | undefined>} given an empty text counts as unset
 * @returns {{ values: Values, troubles: string[] }} a sentence for each setting that is wrong
 */
export function resolveSettings(given) {
  /** @type {Values} */
  const values = {}
  /** @type {string[]} */
  const troubles = []
  for (const setting of table) {
    const value = given[setting.name]?.trim() ?? ""
    const trouble = troubleOf(setting, value, values)
    if (trouble) troubles.push(trouble)
    const usable = value !== "" && !trouble ? value : fallbackOf(setting, values)
    if (usable !== undefined) values[setting.name] = normalised(setting.name, usable)
  }
  return { values, troubles: [...troubles, ...brokenRules(values)] }
}

/**
 * @param {Setting} setting
 * @param {string} value
 * @param {Values} values
 */
function troubleOf(setting, value, { STAGE }) {
  const { name, form, example, hidden, neededInProduction } = setting
  const remedy = `It must be ${form.says}, for example ${name}=${example}`
  if (value === "") {
    const isMissing = STAGE === "production" && neededInProduction
    return isMissing ? `${name} is not set, and with STAGE=production it is needed. ${remedy}` : ""
  }
  if (form.accepts(value)) return ""
  return hidden
    ? `${name} is not valid. ${remedy}`
    : `${name} is ${JSON.stringify(value)}. ${remedy}`
}

/**
 * @param {Setting} setting
 * @param {Values} values
 */
function fallbackOf({ fallback, neededInProduction }, values) {
  if (neededInProduction && values.STAGE === "production") return undefined
  return typeof fallback === "function" ? fallback(values) : fallback
}

/**
 * One way of writing each value, so that no reader needs to care.
 * @param {string} name
 * @param {string} value
 */
function normalised(name, value) {
  if (name === "LOCAL_DIR") return resolve(root, value)
  if (name === "PUBLIC_URL" || name === "STRIPE_API_BASE") return value.replace(/\/+$/, "")
  if (name === "S3_URL") return completeBucketUrl(value)
  if (name === "ALLOWED_ORIGINS" || name === "SOCIAL_LINKS") {
    return value
      .split(",")
      .map((entry) => entry.trim().replace(/\/$/, ""))
      .join(",")
  }
  return value
}
