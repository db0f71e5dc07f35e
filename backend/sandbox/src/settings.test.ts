import { expect, test } from "vitest"
import { readSettings } from "./settings.js"

const environment = {
  STAGE: "development",
  PORT: "8410",
  PORT_BASE: "8400",
  LOCAL_DIR: "/srv/x",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
}

test("the mail server listens eleven above the port base, the inbox where it is told", () => {
  expect(readSettings(environment)).toEqual({
    httpPort: 8410,
    smtpPort: 8411,
    outboxDir: "/srv/x/outbox",
    cards: {
      journalFile: "/srv/x/card-network/journal.jsonl",
      webhookUrl: "http://127.0.0.1:8400/api/hooks/stripe",
      webhookSecret: "whsec_1",
    },
  })
})

test("production is refused with a sentence that says what to set instead", () => {
  expect(() => readSettings({ ...environment, STAGE: "production" })).toThrow(/SMTP_URL/)
})

test.each(["PORT", "PORT_BASE", "LOCAL_DIR"])("a missing %s is named", (name) => {
  expect(() => readSettings({ ...environment, [name]: undefined })).toThrow(new RegExp(`^${name} `))
})
