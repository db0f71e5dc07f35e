import { execFileSync, fork } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { request } from "node:http"
import { getPriority } from "node:os"
import { resolve } from "node:path"
import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newAddress, newEmail, registerShopper } from "../../harness/accounts"
import { backendMain, testSeller } from "../../harness/backend-process"
import { type Shop, startShop } from "../../harness/start-shop"

/** The kernel's number for what runs when nobody else wants to. */
const LINUX_IDLE = 5

let shop: Shop
let unlimited: Shop
beforeAll(async () => {
  ;[shop, unlimited] = await Promise.all([startShop(), startShop({ RATE_LIMITS: "off" })])
})
afterAll(() => Promise.all([shop.stop(), unlimited.stop()]))

it("refuses most of a flood of sign-ins at once and readably, and answers the rest", async () => {
  const address = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      shop.browser(address).post("/api/user/login", { email: newEmail(), password: "mango tree" }),
    ),
  )
  const refused = answers.filter(({ status }) => status === 429)
  const answered = answers.filter(({ status }) => status === 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(answered.length).toBeGreaterThanOrEqual(32)
  expect(refused.length + answered.length).toBe(100)
  for (const { headers, body } of refused) {
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    expect(body.message).toBe(messages.signInBusy)
  }
})

it("lets others sign in while one address floods", async () => {
  const { email, password } = await registerShopper(shop)
  const address = newAddress()
  const flood = Promise.all(
    Array.from({ length: 60 }, () =>
      shop.browser(address).post("/api/user/login", { email: newEmail(), password: "mango tree" }),
    ),
  )
  const { status } = await shop.browser(newAddress()).post("/api/user/login", { email, password })
  expect(status).toBe(200)
  await flood
})

it("lets others sign in while callers who never finish their requests wait", async () => {
  const { email, password } = await registerShopper(shop)
  const headers = { "content-type": "application/json", "content-length": 1_000 }
  const slow = Array.from({ length: 12 }, () => {
    const asking = request(`${shop.url}/api/user/login`, { method: "POST", headers })
    asking.on("error", () => undefined).write('{"email":')
    return asking
  })
  await Promise.all(slow.map((asking) => asking.socket ?? once(asking, "socket")))
  const { body } = await shop.browser(newAddress()).post("/api/user/login", { email, password })
  expect(body.success).toBe(true)
  for (const asking of slow) asking.destroy()
})

/** The server's child processes. */
function children(): number[] {
  return execFileSync("ps", ["-A", "-o", "pid=", "-o", "ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === shop.pid())
    .map(([pid = NaN]) => pid)
}

it("hashes beside the server, at lower priority, and goes on when that process is killed", async () => {
  const { email, password } = await registerShopper(shop)
  const [hashing = NaN, ...others] = children()
  expect(others).toEqual([])
  expect(getPriority(hashing)).toBeGreaterThan(0)
  process.kill(hashing, "SIGKILL")
  const { body } = await shop.browser(newAddress()).post("/api/user/login", { email, password })
  expect(body.success).toBe(true)
})

it.runIf(existsSync("/usr/bin/chrt"))(
  "hashes with what others leave of the processor",
  async () => {
    const program = resolve(backendMain, "../../modules/credential/hash-program.js")
    const hashing = fork(program, ["give-way"], { env: {}, execArgv: [] })
    try {
      hashing.send({ id: 1, work: { password: "mango tree" } })
      await once(hashing, "message")
      // The 41st field is the policy; after the name, which may hold anything, comes the third.
      const [, fields = ""] = readFileSync(`/proc/${hashing.pid}/stat`, "utf8").split(") ")
      expect(Number(fields.split(" ")[41 - 3])).toBe(LINUX_IDLE)
    } finally {
      hashing.disconnect()
    }
  },
)

it("signs in although the process that hashes stands still", async () => {
  const { email, password } = await registerShopper(shop)
  const [hashing = NaN] = children()
  process.kill(hashing, "SIGSTOP")
  const { body } = await shop.browser(newAddress()).post("/api/user/login", { email, password })
  expect(body.success).toBe(true)
})

it("answers a thousand requests of one address in a row: no person comes near the limit", async () => {
  const address = newAddress()
  for (let round = 0; round < 10; round++) {
    const some = Array.from({ length: 100 }, () => shop.browser(address).get("/api/seller/is-auth"))
    for (const { status } of await Promise.all(some)) expect(status).toBe(200)
  }
})

it("knows no limits with RATE_LIMITS=off: codes, failures and requests as they come", async () => {
  const email = newEmail()
  for (let sent = 0; sent < 12; sent++) {
    const { body } = await unlimited.browser().post("/api/user/send-otp", { name: "Asha", email })
    expect(body.success).toBe(true)
  }
  for (let failed = 0; failed < 12; failed++) {
    const { body } = await unlimited
      .browser()
      .post("/api/user/login", { email, password: "wrong mango tree" })
    expect(body.message).toBe(messages.credentialsWrong)
  }
  for (let round = 0; round < 12; round++) {
    const some = Array.from({ length: 100 }, () => unlimited.browser().get("/api/user/is-auth"))
    for (const { status } of await Promise.all(some)) expect(status).toBe(200)
  }
})

it("lets a crowd of sixty sign in at once when limits are off", async () => {
  const { email, password } = await registerShopper(unlimited)
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      unlimited.browser().post("/api/user/login", { email, password }),
    ),
  )
  expect(answers.every(({ body }) => body.success)).toBe(true)
})

it.each(["/api/user/is-auth", "/admin/orders", "/auth/user/providers", "/no/such/path"])(
  "tells browsers with %s to guess nothing, frame nothing and run nothing",
  async (path) => {
    const { headers } = await shop.browser(newAddress()).get(path)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
    expect(headers.get("x-powered-by")).toBeNull()
    expect(headers.get("strict-transport-security")).toBeNull()
    expect(headers.get("cache-control")).toBe("no-store")
  },
)

describe("in production, on https", () => {
  let strict: Shop
  beforeAll(async () => {
    const stage = { STAGE: "production", RATE_LIMITS: "off" }
    strict = await startShop({ ...stage, PUBLIC_URL: "https://shop.test" })
  })
  afterAll(() => strict.stop())
  const post = (path: string, body: object) =>
    strict.browser().post(path, body, { origin: "https://shop.test" })

  it("keeps its limits, whatever RATE_LIMITS says", async () => {
    const email = newEmail()
    const ask = () => post("/api/user/send-otp", { name: "Asha", email })
    expect((await ask()).body.success).toBe(true)
    expect((await ask()).body.success).toBe(false)
  })

  it("marks its cookies for https and asks browsers to stay there", async () => {
    const { headers } = await post("/api/seller/login", testSeller)
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-seller_sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/,
    )
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/)
  })
})
