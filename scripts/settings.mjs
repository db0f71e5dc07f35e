import { join } from "node:path"
import { portsFrom } from "./lib/addresses.mjs"
import { openLocalDir } from "./lib/local-dir.mjs"
import { root } from "./lib/paths.mjs"
import { postgresUrl } from "./lib/postgres/server.mjs"
import { Problem } from "./lib/problem.mjs"
import { demo } from "./lib/settings/demo-sign-ins.mjs"
import { readEnvFile } from "./lib/settings/env-file.mjs"
import { resolveSettings } from "./lib/settings/resolve.mjs"
import { installationSecrets } from "./lib/settings/secrets.mjs"

/** @typedef {import("./lib/settings/setting.mjs").Values} Values */

/**
 * @typedef {object} Settings
 * @property {Values} values what every process of the shop is told, by name; complete and valid
 * @property {boolean} production
 * @property {string} localDir absolute
 * @property {ReturnType<typeof portsFrom>} ports
 * @property {string | undefined} postgresPassword of the embedded Postgres; undefined with DATABASE_URL
 */

/** The settings file; tests name another, so that a person's own settings never reach them. */
export const envFile = process.env.SHOP_ENV_FILE ?? join(root, ".env")

/**
 * The settings of this shop: the environment first, then `.env`, then the defaults; secrets that
 * nobody set are made and kept in LOCAL_DIR.
 * @param {{ environment?: Record<string, string | undefined>, file?: string }} [sources]
 * @returns {Settings}
 * @throws {Problem} with a sentence for each setting that is wrong
 */
export function readSettings({ environment = process.env, file = envFile } = {}) {
  const { values, troubles } = resolveSettings(givenSettings({ environment, file }))
  if (troubles.length > 0) throw new Problem(troubles.map((trouble) => `${trouble}.`).join("\n"))
  const localDir = String(values.LOCAL_DIR)
  const ports = portsFrom(String(values.PORT_BASE))
  const production = values.STAGE === "production"
  openLocalDir(localDir)
  return {
    ...withSecrets({ ...values, ...demoShopper(values), ALLOWED_ORIGINS: origins(values) }),
    production,
    localDir,
    ports,
  }
}

/**
 * What the environment and the file say, before any check. The environment wins.
 * @param {{ environment: Record<string, string | undefined>, file: string }} sources
 */
export function givenSettings({ environment, file }) {
  const given = readEnvFile(file)
  for (const [name, value] of Object.entries(environment)) if (value) given[name] = value
  return given
}

/** @param {Values} values */
function withSecrets(values) {
  /** @type {import("./lib/settings/secrets.mjs").SecretName[]} */
  const wanted = []
  if (!values.DATABASE_URL) wanted.push("POSTGRES_PASSWORD")
  if (!values.JWT_SECRET) wanted.push("JWT_SECRET")
  if (!values.COOKIE_SECRET) wanted.push("COOKIE_SECRET")
  const playsCards = values.STAGE !== "production" && !values.STRIPE_API_KEY
  if (playsCards) wanted.push("SANDBOX_CARDS")
  const secrets = installationSecrets(String(values.LOCAL_DIR), wanted)
  const { JWT_SECRET, COOKIE_SECRET, POSTGRES_PASSWORD = "", SANDBOX_CARDS } = secrets
  const postgresPassword = values.DATABASE_URL ? undefined : POSTGRES_PASSWORD
  const port = portsFrom(String(values.PORT_BASE)).postgres
  const all = { JWT_SECRET, COOKIE_SECRET, DATABASE_URL: postgresUrl(port, POSTGRES_PASSWORD) }
  const cards = playsCards ? sandboxCards(values, String(SANDBOX_CARDS)) : {}
  return { values: { ...all, ...cards, ...values }, postgresPassword }
}

/**
 * Without an account, cards are paid at the sandbox's card network.
 * @param {Values} values
 * @param {string} secret
 */
function sandboxCards({ PORT_BASE }, secret) {
  return {
    STRIPE_API_KEY: `sk_test_${secret.slice(0, 24)}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
    STRIPE_API_BASE: `http://127.0.0.1:${portsFrom(String(PORT_BASE)).sandbox}`,
  }
}

/** @param {Values} values */
function demoShopper({ STAGE, SEED }) {
  if (STAGE === "production" || SEED !== "demo") return {}
  return { SHOPPER_EMAIL: demo.shopperEmail, SHOPPER_PASSWORD: demo.shopperPassword }
}

/**
 * In development a page may come from either spelling of this machine and from any front-end's port.
 * @param {Values} values
 */
function origins({ STAGE, PORT_BASE, ALLOWED_ORIGINS }) {
  const given = ALLOWED_ORIGINS ? ALLOWED_ORIGINS.split(",") : []
  if (STAGE !== "development") return given.join(",")
  const { storefront, catalog, cart, seller } = portsFrom(String(PORT_BASE))
  const own = ["localhost", "127.0.0.1"].flatMap((host) =>
    [storefront, catalog, cart, seller].map((port) => `http://${host}:${port}`),
  )
  return [...new Set([...given, ...own])].join(",")
}
