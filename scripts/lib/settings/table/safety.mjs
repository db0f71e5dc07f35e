import * as form from "../forms.mjs"

/**
 * What keeps strangers out.
 * @type {readonly import("../setting.mjs").Setting[]}
 */
export const safetySettings = [
  {
    name: "JWT_SECRET",
    doc: "Signs the sign-ins of Medusa Admin.",
    form: form.secret,
    example: "9f2c…(64 hex digits)…e1",
    fallbackSays: "made at random, kept in LOCAL_DIR",
    neededInProduction: true,
    hidden: true,
  },
  {
    name: "COOKIE_SECRET",
    doc: "Signs cookies and keys the hashes of one-time codes.",
    form: form.secret,
    example: "9f2c…(64 hex digits)…e1",
    fallbackSays: "made at random, kept in LOCAL_DIR",
    neededInProduction: true,
    hidden: true,
  },
  {
    name: "ALLOWED_ORIGINS",
    doc: "Further origins whose pages may call /api with cookies.",
    form: form.listOf(
      form.origin,
      "origins separated by commas, each of scheme, host and port only",
    ),
    example: "https://app.example.com,https://admin.example.com",
    fallback: "",
    fallbackSays: "none (in development, this machine's own addresses)",
  },
  {
    name: "TRUST_PROXY",
    doc: "How many proxies in front of the storefront may be believed about the caller's address.",
    form: form.wholeNumber(0, 10),
    example: "1",
    fallback: "0",
  },
  {
    name: "RATE_LIMITS",
    doc: "Limits on sign-ins, codes and floods; off only outside production.",
    form: form.oneOf("on", "off"),
    example: "on",
    fallback: "on",
  },
  {
    name: "METRICS_TOKEN",
    doc: "Asked of whoever reads /metrics of a backend process, wherever they are.",
    form: form.token,
    example: "a-long-word-of-your-own",
    fallback: "",
    fallbackSays: "none: only from this machine",
    hidden: true,
  },
]
