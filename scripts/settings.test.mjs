import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { homedir, tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { root } from "./lib/paths.mjs"
import { envExample } from "./lib/settings/example.mjs"
import { table } from "./lib/settings/table.mjs"
import { readSettings } from "./settings.mjs"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settings-test-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param {Record<string, string>} environment @param {string} [file] */
function read(environment = {}, file = join(folder, "no.env")) {
  return readSettings({ environment: { LOCAL_DIR: join(folder, "local"), ...environment }, file })
}

/** @param {Record<string, string>} environment */
function refusal(environment) {
  try {
    read(environment)
  } catch (error) {
    return /** @type {Error} */ (error).message
  }
  throw new Error("These settings were accepted.")
}

const production = {
  STAGE: "production",
  PUBLIC_URL: "https://shop.example.com",
  SELLER_EMAIL: "owner@shop.example.com",
  SELLER_PASSWORD: "correct-horse-battery",
  SMTP_URL: "smtps://user:pass@mail.example.com:465",
  MAIL_FROM: "Shop <orders@shop.example.com>",
  JWT_SECRET: "7c0f5d3e9b1a48627c0f5d3e9b1a4862ff",
  COOKIE_SECRET: "e1d2c3b4a5968778695a4b3c2d1e0f9922",
}

describe("settings", () => {
  it("need nothing from a person in development", () => {
    const { values, ports } = read({ PORT_BASE: "9100" })
    expect(values).toMatchObject({
      STAGE: "development",
      PUBLIC_URL: "http://localhost:9100",
      SMTP_URL: "smtp://127.0.0.1:9111",
      SEED: "demo",
      SHOPPER_EMAIL: "shopper@example.com",
    })
    expect(ports).toMatchObject({ storefront: 9100, seller: 9103, backend: 9120, postgres: 9130 })
    expect(values.ALLOWED_ORIGINS?.split(",")).toEqual(
      expect.arrayContaining(["http://localhost:9100", "http://127.0.0.1:9103"]),
    )
  })

  it("come from the environment before the file, and from the file before the default", () => {
    const file = join(folder, ".env")
    writeFileSync(file, 'PORT_BASE=9200\nSHOP_NAME="Green Basket"\n')
    const { values } = read({ PORT_BASE: "9300" }, file)
    expect(values).toMatchObject({ PORT_BASE: "9300", SHOP_NAME: "Green Basket", TRUST_PROXY: "0" })
  })

  it("make secrets once, for this installation alone, and let nobody else read them", () => {
    const first = read()
    const again = read()
    const other = read({ LOCAL_DIR: join(folder, "other") })
    expect(first.values.JWT_SECRET).toMatch(/^[0-9a-f]{64}$/)
    expect(again.values).toEqual(first.values)
    expect(other.values.JWT_SECRET).not.toBe(first.values.JWT_SECRET)
    expect(other.postgresPassword).not.toBe(first.postgresPassword)
    expect(statSync(join(folder, "local", "secrets.json")).mode & 0o777).toBe(0o600)
  })

  it.each([
    ["STAGE", "live"],
    ["PORT_BASE", "70000"],
    ["PORT_BASE", "8000.5"],
    ["LOCAL_DIR", "/"],
    ["LOCAL_DIR", root],
    ["LOCAL_DIR", homedir()],
    ["LOCAL_DIR", join(root, "package.json")],
    ["DATABASE_URL", "mysql://db/shop"],
    ["DATABASE_URL", "postgres://db.example.com"],
    ["REDIS_URL", "localhost:6379"],
    ["PUBLIC_URL", "shop.example.com"],
    ["PUBLIC_URL", "https://shop.example.com/de"],
    ["SELLER_EMAIL", "owner"],
    ["SELLER_PASSWORD", "short"],
    ["STRIPE_API_KEY", "pk_live_1234567"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["SMTP_URL", "mail.example.com"],
    ["MAIL_FROM", "Shop <orders>"],
    ["MAIL_FROM", "Shop <a@b.example>\r\nBcc: <c@d.example>"],
    ["S3_URL", "bucket"],
    ["S3_URL", "https://s3.example.com/bucket"],
    ["S3_URL", "https://key:secret@s3.example.com"],
    ["S3_URL", "https://key:secret@s3.example.com/bucket/folder"],
    ["S3_URL", "https://key:secret@s3.example.com/bucket?zone=eu"],
    ["S3_URL", "https://key:secret@s3.example.com/bucket?public=cdn.example.com"],
    ["JWT_SECRET", "supersecret"],
    ["JWT_SECRET", "supersecretsupersecretsupersecret1"],
    ["COOKIE_SECRET", "a".repeat(40)],
    ["MFE_REGISTRY_URL", "registry.json"],
    ["ALLOWED_ORIGINS", "https://a.example, *"],
    ["TRUST_PROXY", "yes"],
    ["RATE_LIMITS", "false"],
    ["BACKEND_PROCESSES", "0"],
    ["SHOP_NAME", "x".repeat(61)],
    ["SUPPORT_EMAIL", "help at example.com"],
    ["SOCIAL_LINKS", "https://a.example,https://b.example"],
    ["METRICS_TOKEN", "short"],
    ["SEED", "-1"],
  ])("stop the start when %s is %j, and say what would do", (name, value) => {
    const setting = table.find((entry) => entry.name === name)
    const said = refusal({ [name]: value })
    expect(said).toContain(name)
    expect(said).toContain(setting?.form.says)
    expect(said).toContain(`for example ${name}=${setting?.example}`)
    expect(said.split("\n")).toHaveLength(1)
  })

  it("name everything that is wrong at once", () => {
    const said = refusal({ PORT_BASE: "x", SEED: "many", TRUST_PROXY: "all" })
    expect(said.split("\n")).toHaveLength(3)
  })

  it("complete the address of a bucket, so that all processes read the same of it", () => {
    const complete = (/** @type {string} */ S3_URL) => read({ S3_URL }).values.S3_URL
    const plain = new URL(String(complete("https://key:se%2Fcret@s3.example.com/bucket/")))
    expect(plain.pathname).toBe("/bucket")
    expect(plain.password).toBe("se%2Fcret")
    expect(Object.fromEntries(plain.searchParams)).toEqual({
      region: "us-east-1",
      public: "https://s3.example.com/bucket",
    })
    const full =
      "https://key:secret@s3.example.com/bucket?region=eu&public=https://cdn.example.com/"
    const { searchParams } = new URL(String(complete(full)))
    expect(Object.fromEntries(searchParams)).toEqual({
      region: "eu",
      public: "https://cdn.example.com",
    })
  })

  it("never repeat a secret on the screen", () => {
    expect(refusal({ JWT_SECRET: "hunter2" })).not.toContain("hunter2")
    expect(refusal({ DATABASE_URL: "mysql://me:hunter2@db" })).not.toContain("hunter2")
    expect(refusal({ S3_URL: "https://key:hunter2@s3.example.com" })).not.toContain("hunter2")
  })

  it("demand a Redis for several processes, and both halves of Stripe's keys", () => {
    expect(refusal({ BACKEND_PROCESSES: "2" })).toContain("REDIS_URL=redis://")
    expect(refusal({ STRIPE_API_KEY: "sk_test_12345" })).toContain("STRIPE_WEBHOOK_SECRET")
  })

  it("let a shop without an account of Stripe take cards at the sandbox, but none in production", () => {
    const { values } = read({ PORT_BASE: "9300" })
    expect(values.STRIPE_API_KEY).toMatch(/^sk_test_/)
    expect(values.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/)
    expect(values.STRIPE_API_BASE).toBe("http://127.0.0.1:9310")
    const own = { STRIPE_API_KEY: "sk_test_own12345", STRIPE_WEBHOOK_SECRET: "whsec_own12345" }
    expect(read(own).values).not.toHaveProperty("STRIPE_API_BASE")
    expect(read(production).values).not.toHaveProperty("STRIPE_API_KEY")
  })

  it("accept a complete production shop, and bring neither demo nor generated secrets into it", () => {
    const { values } = read(production)
    expect(values).toMatchObject(production)
    expect(values).toMatchObject({ SEED: "none", ALLOWED_ORIGINS: "" })
    expect(values).not.toHaveProperty("SHOPPER_EMAIL")
  })

  it.each(Object.keys(production).filter((name) => name !== "STAGE"))(
    "stop a production shop that lacks %s",
    (name) => {
      const said = refusal({ ...production, [name]: "" })
      expect(said).toMatch(new RegExp(`^${name} is not set, and with STAGE=production`))
      expect(existsSync(join(folder, "local", "secrets.json"))).toBe(false)
    },
  )

  it.each([
    ["RATE_LIMITS", "off"],
    ["SELLER_PASSWORD", "demo-seller-basket"],
    ["PUBLIC_URL", "http://shop.example.com"],
  ])("stop a production shop whose %s is %j", (name, value) => {
    expect(refusal({ ...production, [name]: value })).toContain(name)
  })

  it("are all in .env.example, as it is made from the table", () => {
    expect(readFileSync(join(root, ".env.example"), "utf8")).toBe(envExample())
  })
})
