import { afterAll, beforeAll, expect, it } from "vitest"
import { type Shop, startShop } from "../../harness/start-shop"

let open: Shop
let closed: Shop
beforeAll(async () => {
  ;[open, closed] = await Promise.all([startShop(), startShop({ METRICS_TOKEN: "sesame-sesame" })])
})
afterAll(() => Promise.all([open.stop(), closed.stop()]))

const metrics = (shop: Shop, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/metrics`, { headers })

it("counts requests by area and status, never by what callers made up", async () => {
  await open.browser().get("/api/user/is-auth")
  await open.browser().get("/made-up/asha@shop.test")
  const text = await (await metrics(open)).text()
  expect(text).toMatch(
    /^shop_http_request_seconds_count\{method="GET",area="\/api\/user",status="200"\} 1$/m,
  )
  expect(text).toMatch(/area="other",status="404"/)
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(text).not.toContain("asha")
})

it("is for this machine alone without a token, and for its bearer alone with one", async () => {
  expect((await metrics(open, { "x-shop-client-address": "203.0.113.7" })).status).toBe(404)
  expect((await metrics(closed)).status).toBe(404)
  expect((await metrics(closed, { authorization: "Bearer guessed" })).status).toBe(404)
  expect((await metrics(closed, { authorization: "Bearer sesame-sesame" })).status).toBe(200)
})
