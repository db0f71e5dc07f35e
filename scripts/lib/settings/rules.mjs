import { demo } from "./demo-sign-ins.mjs"

/** @typedef {import("./setting.mjs").Values} Values */

const loopback = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/**
 * What settings demand of each other.
 * @param {Values} values
 * @returns {string[]} a sentence for each rule that is broken
 */
export function brokenRules(values) {
  const production = values.STAGE === "production"
  const url = values.PUBLIC_URL ?? ""
  /** @type {[boolean, string][]} */
  const rules = [
    [
      Number(values.BACKEND_PROCESSES) > 1 && !values.REDIS_URL,
      "BACKEND_PROCESSES is more than 1, and several processes need a Redis in common. Set " +
        "REDIS_URL, for example REDIS_URL=redis://127.0.0.1:6379, or BACKEND_PROCESSES=1",
    ],
    [
      Boolean(values.STRIPE_API_KEY) !== Boolean(values.STRIPE_WEBHOOK_SECRET),
      "STRIPE_API_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, for example " +
        "STRIPE_API_KEY=sk_live_… and STRIPE_WEBHOOK_SECRET=whsec_…, or neither",
    ],
    [
      production && values.RATE_LIMITS === "off",
      "RATE_LIMITS is off, which is for tests only. With STAGE=production it must be on, for " +
        "example RATE_LIMITS=on",
    ],
    [
      values.STAGE !== "development" && values.SELLER_PASSWORD === demo.sellerPassword,
      "SELLER_PASSWORD is that of the demo shop, which everybody knows. With STAGE=staging or " +
        "production it must be one of your own, for example SELLER_PASSWORD=four-words-you-made-up",
    ],
    [
      production && url.startsWith("http:") && !loopback.test(url),
      `PUBLIC_URL is "${url}". With STAGE=production it must begin with https://, so that cookies ` +
        "travel encrypted, for example PUBLIC_URL=https://shop.example.com",
    ],
  ]
  return rules.flatMap(([broken, sentence]) => (broken ? [sentence] : []))
}
