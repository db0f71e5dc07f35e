import type { IncomingMessage } from "node:http"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

beforeEach(() => {
  vi.resetModules()
  const given = ["PORT", "PORT_BASE", "LOCAL_DIR", "DATABASE_URL", "COOKIE_SECRET", "JWT_SECRET"]
  const more = ["SELLER_EMAIL", "SELLER_PASSWORD", "SMTP_URL", "MAIL_FROM", "SHOP_NAME"]
  for (const name of [...given, ...more, "SUPPORT_EMAIL"]) vi.stubEnv(name, "1")
  vi.stubEnv("STAGE", "development")
  vi.stubEnv("PUBLIC_URL", "http://shop.test")
})

afterEach(() => void vi.unstubAllEnvs())

const from = (address: string) =>
  ({ headers: { "x-shop-client-address": address }, socket: {} }) as unknown as IncomingMessage

it("lets an address ask a thousand times in ten seconds, then tells it when to come back", async () => {
  const { floodPause } = await import("./flood-guard.js")
  for (let asked = 0; asked < 1_000; asked++)
    expect(await floodPause(from("203.0.113.7"))).toBeUndefined()
  const pause = await floodPause(from("203.0.113.7"))
  expect(pause).toBeGreaterThan(0)
  expect(pause).toBeLessThanOrEqual(10)
  expect(await floodPause(from("203.0.113.8"))).toBeUndefined()
})

it("counts nothing when limits are off", async () => {
  vi.stubEnv("RATE_LIMITS", "off")
  const { floodPause } = await import("./flood-guard.js")
  for (let asked = 0; asked < 1_100; asked++)
    expect(await floodPause(from("203.0.113.7"))).toBeUndefined()
})
