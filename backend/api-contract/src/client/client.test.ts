import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type Api, ApiError, createApi } from "./index.js"

let server: Server
let api: Api
let seen: { request: IncomingMessage; body: string }[]
let answer: { status: number; body: object }

beforeEach(async () => {
  seen = []
  answer = { status: 200, body: { success: true, message: "Done." } }
  server = createServer(async (request, response) => {
    seen.push({ request, body: await text(request) })
    response.writeHead(answer.status, { "content-type": "application/json" })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  api = createApi({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterEach(() => new Promise((done) => server.close(done)))

it("sends a JSON body to the call's path and returns its answer", async () => {
  expect(await api.cart.update({ cartItems: { a: 2 } })).toEqual(answer.body)
  expect(seen[0]?.request.method).toBe("POST")
  expect(seen[0]?.request.url).toBe("/api/cart/update")
  expect(seen[0]?.request.headers["content-type"]).toBe("application/json")
  expect(JSON.parse(seen[0]?.body ?? "")).toEqual({ cartItems: { a: 2 } })
})

it("sends a form with its pictures as multipart", async () => {
  const form = new FormData()
  form.set("productData", "{}")
  form.append("images", new Blob(["x"]), "a.png")
  await api.product.add(form)
  expect(seen[0]?.request.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]?.body).toContain('name="images"; filename="a.png"')
})

it("carries an idempotency key with an order", async () => {
  await api.order.cod({ items: [], addressId: "a" }, { idempotencyKey: "k1" })
  expect(seen[0]?.request.headers["idempotency-key"]).toBe("k1")
})

it("asks for a part of a list at the list's own address", async () => {
  await api.order.minePart({}, { pageSize: 10 })
  await api.order.page({ before: "order_9" }, { pageSize: 30 })
  expect(seen.map(({ request }) => [request.url, request.headers.prefer])).toEqual([
    ["/api/order/user", "maxpagesize=10"],
    ["/api/order/seller?before=order_9", "maxpagesize=30"],
  ])
})

it("rejects any status but 200 with that status and the server's sentence", async () => {
  answer = { status: 401, body: { success: false, message: "No.", error: "No." } }
  const failure = await api.order.mine().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 401, message: "No." })
})

it.each([
  [{ success: true }, { success: true, message: "" }],
  [{ success: false }, { success: false, message: "", error: "" }],
  [
    { success: false, error: "No." },
    { success: false, message: "No.", error: "No." },
  ],
  [
    { success: false, message: "No.", error: null },
    { success: false, message: "No.", error: "No." },
  ],
  [{ data: [] }, { data: [] }],
])("never leaves a sentence missing: %j", async (said, heard) => {
  answer.body = said
  expect(await api.order.mine()).toEqual(heard)
})

it("gives the server's sentences in the language of the person, refusals and rejections too", async () => {
  const { port } = server.address() as AddressInfo
  const translate = (sentence: string) => `¡${sentence}!`
  const spanish = createApi({ baseUrl: `http://127.0.0.1:${port}`, translate })
  answer.body = { success: false, message: "No.", error: "No." }
  expect(await spanish.order.mine()).toEqual({ success: false, message: "¡No.!", error: "¡No.!" })
  answer.status = 401
  await expect(spanish.order.mine()).rejects.toMatchObject({ status: 401, message: "¡No.!" })
})
