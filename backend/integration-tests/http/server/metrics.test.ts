import { afterAll, beforeAll, expect, it } from "vitest"
import { sharedShop } from "../../harness/shared-shop"
import { type RunningShop, type Shop, startShop } from "../../harness/start-shop"

let open: RunningShop
let closed: Shop
beforeAll(async () => {
  open = await sharedShop()
  closed = await startShop({ METRICS_TOKEN: "sesame-sesame", SMTP_URL: "smtp://127.0.0.1:1" })
})
afterAll(() => closed.stop())

const metrics = (shop: RunningShop, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/metrics`, { headers })

it("counts requests by area and status, never by what callers made up", async () => {
  const isAuth = 'shop_http_request_seconds_count{method="GET",area="/api/user",status="200"} '
  const read = async () => (await metrics(open)).text()
  const count = (text: string) => Number(text.split(isAuth)[1]?.split("\n", 1)[0] ?? 0)
  const before = count(await read())
  await open.browser().get("/api/user/is-auth")
  await open.browser().get("/made-up/asha@shop.test")
  const text = await read()
  expect(count(text)).toBe(before + 1)
  expect(text).toMatch(/area="other",status="404"/)
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(text).not.toContain("asha")
})

it("tells of mails that cannot be sent, of payments, connections and trouble", async () => {
  const read = async () => (await metrics(closed, { authorization: "Bearer sesame-sesame" })).text()
  expect(await read()).toMatch(/^shop_mails_waiting 0$/m)
  await closed.browser().post("/api/user/send-otp", { name: "Asha", email: "asha@shop.test" })
  await expect
    .poll(read)
    .toMatch(/^shop_log_lines_total\{level="warn",event="mail_not_sent"\} \d+$/m)
  const text = await read()
  expect(text).toMatch(/^shop_mails_waiting 1$/m)
  expect(text).toMatch(/^shop_mails_oldest_seconds 0\.\d*[1-9]|^shop_mails_oldest_seconds [1-9]/m)
  expect(text).toMatch(/^shop_payments_waiting 0$/m)
  expect(text).toMatch(/^shop_database_connections\{state="idle"\} [1-9]/m)
  expect(text).toMatch(/^shop_database_connections\{state="awaited"\} 0$/m)
})

it("is for this machine alone without a token, and for its bearer alone with one", async () => {
  expect((await metrics(open, { "x-shop-client-address": "203.0.113.7" })).status).toBe(404)
  expect((await metrics(closed)).status).toBe(404)
  expect((await metrics(closed, { authorization: "Bearer guessed" })).status).toBe(404)
  expect((await metrics(closed, { authorization: "Bearer sesame-sesame" })).status).toBe(200)
})
