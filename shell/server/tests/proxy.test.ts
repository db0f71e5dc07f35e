import { once } from "node:events"
import { createServer, type IncomingMessage, request, type RequestListener } from "node:http"
import { text } from "node:stream/consumers"
import { describe, expect, it } from "vitest"
import { aBackend, aStorefront, ask, listen, until } from "./harness.js"

/** Answers with what it was asked. */
const echo: RequestListener = async (asked, response) => {
  const { method, url, headers } = asked
  const body = await text(asked)
  response.setHeader("set-cookie", ["a=1; HttpOnly", "b=2"])
  response.setHeader("x-powered-by", "echo")
  response.end(JSON.stringify({ method, url, headers, body }))
}

interface Echoed {
  method: string
  url: string
  headers: Record<string, string>
  body: string
}

describe("what is the backend's", () => {
  it.each([
    "/api/x",
    "/store/products",
    "/admin/x",
    "/auth/user/emailpass",
    "/app",
    "/uploads/a.webp",
    "/health/ready",
  ])("is passed on: %s", async (path) => {
    const { port } = await aStorefront(await aBackend(echo))
    const { status, body } = await ask(port, `${path}?a=1`)
    expect(status).toBe(200)
    expect((JSON.parse(body) as Echoed).url).toBe(`${path}?a=1`)
  })

  it.each([
    "/metrics",
    "/hooks/payment/x",
    "/api/../metrics",
    "/api/%2e%2e/metrics",
    "/apix",
    "/API/x",
  ])("and nothing else: %s never reaches it", async (path) => {
    let reached = false
    const backend = await aBackend((_asked, response) => {
      reached = true
      response.end()
    })
    const { port } = await aStorefront(backend)
    expect((await ask(port, path)).status).toBe(404)
    expect(reached).toBe(false)
  })

  it("gets method, body and cookies as they came, and its cookies come back", async () => {
    const { port } = await aStorefront(await aBackend(echo))
    const headers = { cookie: "s=1", "content-type": "application/json", host: "shop.example" }
    const { headers: given, body } = await ask(port, "/api/x", {
      method: "PUT",
      headers,
      body: "{}",
    })
    const got = JSON.parse(body) as Echoed
    expect(got).toMatchObject({ method: "PUT", body: "{}", headers })
    expect(given["set-cookie"]).toEqual(["a=1; HttpOnly", "b=2"])
    expect(given["content-security-policy"]).toContain("sandbox")
  })

  it("learns the caller's address from the connection, whatever the caller claims", async () => {
    const { port } = await aStorefront(await aBackend(echo))
    const headers = {
      "x-shop-client-address": "6.6.6.6",
      "x-forwarded-for": "6.6.6.6",
      "x-real-ip": "6.6.6.6",
      forwarded: "for=6.6.6.6",
    }
    const got = JSON.parse((await ask(port, "/api/x", { headers })).body) as Echoed
    expect(got.headers["x-shop-client-address"]).toBe("127.0.0.1")
    expect(JSON.stringify(got.headers)).not.toContain("6.6.6.6")
  })

  it("learns it from as many proxies in front as may be believed", async () => {
    const { port } = await aStorefront(await aBackend(echo), { trustProxy: 1 })
    const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.7" }
    const got = JSON.parse((await ask(port, "/api/x", { headers })).body) as Echoed
    expect(got.headers["x-shop-client-address"]).toBe("203.0.113.7")
  })

  it("does not see what was meant for this connection only", async () => {
    const { port } = await aStorefront(await aBackend(echo))
    const headers = { connection: "close, x-secret", "x-secret": "1", te: "trailers" }
    const got = JSON.parse((await ask(port, "/api/x", { headers })).body) as Echoed
    expect(got.headers["x-secret"]).toBeUndefined()
    expect(got.headers.te).toBeUndefined()
    expect(got.headers.connection).toBe("keep-alive")
  })

  it("is reached over connections that stay open", async () => {
    let connections = 0
    // It closes none by itself, however long this machine stands still.
    const server = createServer({ keepAliveTimeout: 0 }, echo).on("connection", () => connections++)
    const { port } = await aStorefront(await listen(server))
    for (let i = 0; i < 5; i++) await ask(port, "/api/x")
    for (let i = 0; i < 5; i++) await ask(port, "/api/x", { method: "POST", body: "x" })
    expect(connections).toBe(1)
  })

  it("streams its answer: what is said first arrives before the rest is known", async () => {
    let finish = () => undefined as void
    const backend = await aBackend((_asked, response) => {
      response.write("first")
      finish = () => void response.end("last")
    })
    const { port } = await aStorefront(backend)
    const sent = request({ port, host: "127.0.0.1", path: "/api/x" }).end()
    const [answer] = (await once(sent, "response")) as [IncomingMessage]
    const [first] = (await once(answer, "data")) as [Buffer]
    expect(first.toString()).toBe("first")
    finish()
    expect(await text(answer)).toBe("last")
  })

  it("may refuse an upload before it has all arrived", async () => {
    const backend = await aBackend((_asked, response) => {
      response.writeHead(413).end("too large")
    })
    const { port } = await aStorefront(backend)
    const sent = request({ port, host: "127.0.0.1", path: "/api/x", method: "POST" })
    sent.on("error", () => undefined)
    sent.write(Buffer.alloc(1_000_000))
    const [answer] = (await once(sent, "response")) as [IncomingMessage]
    expect([answer.statusCode, await text(answer)]).toEqual([413, "too large"])
    sent.destroy()
  })

  it("is told when a caller leaves", async () => {
    let left = false
    let asked = false
    const backend = await aBackend((_asked, response) => {
      asked = true
      response.on("close", () => (left = true))
    })
    const { port } = await aStorefront(backend)
    const sent = request({ port, host: "127.0.0.1", path: "/api/x" }).end()
    sent.on("error", () => undefined)
    await until(() => asked)
    sent.destroy()
    await until(() => left)
    expect(left).toBe(true)
  })
})

describe("while the backend is away", () => {
  it.each(["GET", "POST"])(
    "%s answers 503 in words, and says when to ask again",
    async (method) => {
      const { port } = await aStorefront(9)
      const body = method === "POST" ? "{}" : undefined
      const { status, headers, body: said } = await ask(port, "/api/user/is-auth", { method, body })
      expect(status).toBe(503)
      expect(Number(headers["retry-after"])).toBeGreaterThan(0)
      const { success, message, error } = JSON.parse(said) as Record<string, unknown>
      expect(success).toBe(false)
      expect(message).toBe(error)
      expect(message).toMatch(/not available right now/)
    },
  )

  it("the storefront itself lives and serves its pages", async () => {
    const { port } = await aStorefront(9)
    expect((await ask(port, "/health/live")).status).toBe(200)
    const ready = await ask(port, "/health/ready")
    expect(ready.status).toBe(503)
    expect(JSON.parse(ready.body)).toEqual({ status: "unavailable", unavailable: ["backend"] })
    expect((await ask(port, "/contact")).status).toBe(200)
  })

  it("comes to an end: a restarted backend is found, also over connections kept from before", async () => {
    const first = createServer(echo)
    const backend = await listen(first)
    const { port } = await aStorefront(backend)
    expect((await ask(port, "/api/x")).status).toBe(200)
    first.closeAllConnections()
    await new Promise((resolve) => first.close(resolve))
    expect((await ask(port, "/api/x")).status).toBe(503)
    await listen(createServer(echo), backend)
    expect((await ask(port, "/api/x")).status).toBe(200)
  })
})
