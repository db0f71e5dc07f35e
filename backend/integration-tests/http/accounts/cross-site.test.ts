import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import { type CallName, endpoints, type Endpoint } from "@shop/api"
import { messages } from "@shop/api/messages"
import { beforeAll, describe, expect, it } from "vitest"
import { registerShopper } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let browser: Browser
beforeAll(async () => {
  shop = await sharedShop()
  browser = (await registerShopper(shop)).browser
  await browser.post("/api/seller/login", {
    email: "seller@shop.test",
    password: "seller-test-password",
  })
})

const own = "http://shop.test"
const table = Object.entries(endpoints) as [CallName, Endpoint][]
const guarded = table.filter(([, { method, changesState }]) => method !== "GET" || changesState)
const logouts = table.filter(([, { changesState }]) => changesState)
/** Reading `undefined` as "not sent": the harness sends its own origin with unsafe calls otherwise. */
const send = (endpoint: Endpoint, headers: Record<string, string>) =>
  browser.send(endpoint.method, endpoint.path, endpoint.body && "{", headers)

/** `fetch` writes a Sec-Fetch-Mode of its own. */
async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  const sent = get(shop.url + path, { headers: { ...headers, cookie: browser.cookies() } })
  const [answer] = (await once(sent, "response")) as [IncomingMessage]
  answer.resume()
  return answer.statusCode ?? 0
}

const foreign: [string, Record<string, string>][] = [
  ["a foreign page", { origin: "http://evil.test", "sec-fetch-site": "cross-site" }],
  ["an old browser's foreign page", { origin: "http://evil.test" }],
  ["a sandboxed page", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["a look-alike with our name in front", { origin: "http://shop.test.evil.test" }],
  ["a look-alike with our name behind", { origin: "http://notshop.test" }],
  ["our name over another protocol", { origin: "https://shop.test" }],
  ["our name on another port", { origin: "http://shop.test:8080", "sec-fetch-site": "same-site" }],
  ["our origin on a cross-site request", { origin: own, "sec-fetch-site": "cross-site" }],
  ["two origins", { origin: `${own}, http://evil.test` }],
]
const ours: [string, Record<string, string>][] = [
  ["the storefront's page", { origin: own, "sec-fetch-site": "same-origin" }],
  ["a page of an allowed origin", { origin: "http://partner.test", "sec-fetch-site": "same-site" }],
  ["a browser without fetch metadata", { origin: own }],
]

describe.each(guarded)("%s", (_name, endpoint) => {
  it.each(foreign)("refuses %s", async (_who, headers) => {
    const { status, body } = await send(endpoint, headers)
    const sentence = messages.originForeign
    expect([status, body]).toEqual([403, { success: false, message: sentence, error: sentence }])
  })
})

describe.each(guarded.filter(([, { changesState }]) => !changesState))("%s", (_name, endpoint) => {
  it.each(ours)("takes %s", async (_who, headers) => {
    expect([200, 400, 415]).toContain((await send(endpoint, headers)).status)
  })
})

describe.each(logouts)("%s", (_name, endpoint) => {
  it.each([
    ["a link on a foreign page", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    ["a link on a page of ours", { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" }],
    ["an address typed by hand", { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
    [
      "a picture on a foreign page",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    ],
    [
      "a picture on a neighbour's page",
      { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" },
    ],
  ] as [string, Record<string, string>][])("is not followed by %s", async (_who, headers) => {
    expect(await statusOf(endpoint.path, headers)).toBe(403)
  })

  it.each(ours)("is open to %s", async (_who, headers) => {
    const { status } = await shop.browser().send("GET", endpoint.path, undefined, headers)
    expect(status).toBe(200)
  })
})

it("has done nothing for any of those: both sessions live", async () => {
  expect((await browser.get("/api/user/is-auth")).body.success).toBe(true)
  expect((await browser.get("/api/seller/is-auth")).body.success).toBe(true)
})

it("lets pages of allowed origins read its answers, cookies included, and nobody else", async () => {
  const read = async (origin: string) => {
    const { headers } = await browser.get("/api/user/is-auth", { origin })
    return [
      headers.get("access-control-allow-origin"),
      headers.get("access-control-allow-credentials"),
      headers.get("vary"),
    ]
  }
  for (const origin of [own, "http://partner.test"])
    expect(await read(origin)).toEqual([origin, "true", expect.stringContaining("Origin")])
  for (const origin of ["http://evil.test", "null", "http://shop.test.evil.test"])
    expect(await read(origin)).toEqual([null, null, expect.stringContaining("Origin")])
})

it("answers the question browsers ask before a call from another origin", async () => {
  const ask = (origin: string) =>
    browser.send("OPTIONS", "/api/user/login", undefined, {
      origin,
      "access-control-request-method": "POST",
    })
  const allowed = await ask("http://partner.test")
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get("access-control-allow-methods")).toContain("POST")
  expect((await ask("http://evil.test")).headers.get("access-control-allow-origin")).toBeNull()
})
