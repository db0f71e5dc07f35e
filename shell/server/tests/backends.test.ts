import { createServer, type RequestListener } from "node:http"
import { text } from "node:stream/consumers"
import { describe, expect, it } from "vitest"
import { aStorefront, ask, listen, until } from "./harness.js"

/** A backend process that answers with its name and notes what it was asked. */
async function aProcess(name: string) {
  const state = { asked: 0, ready: true, polled: 0, bodies: [] as string[] }
  const listener: RequestListener = async (asked, response) => {
    if (asked.url === "/health/ready") {
      state.polled++
      return response.writeHead(state.ready ? 200 : 503).end()
    }
    state.asked++
    state.bodies.push(await text(asked))
    if (asked.url === "/api/cut") return response.destroy()
    response.end(name)
  }
  const server = createServer(listener)
  const port = await listen(server)
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  return { port, state, close }
}

async function twoProcesses() {
  const one = await aProcess("one")
  const two = await aProcess("two")
  const { port } = await aStorefront([one.port, two.port])
  const names = async (times: number) => {
    const said = new Set<string>()
    for (let i = 0; i < times; i++) said.add((await ask(port, "/api/x")).body)
    return [...said].sort()
  }
  return { one, two, port, names }
}

describe("several backend processes", () => {
  it("share the requests", async () => {
    const { names } = await twoProcesses()
    expect(await names(10)).toEqual(["one", "two"])
  })

  it.each(["GET", "POST"])("are passed over when nobody listens there: %s", async (method) => {
    const { one, port } = await twoProcesses()
    await one.close()
    const body = method === "POST" ? "{}" : undefined
    for (let i = 0; i < 6; i++)
      expect(await ask(port, "/api/x", { method, body })).toMatchObject({
        status: 200,
        body: "two",
      })
  })

  it("get the whole body of a request that another refused", async () => {
    const { one, two, port } = await twoProcesses()
    await one.close()
    const body = "x".repeat(300_000)
    for (let i = 0; i < 4; i++) await ask(port, "/api/x", { method: "POST", body })
    expect(two.state.bodies).toEqual([body, body, body, body])
  })

  it("that say they are not ready get no requests until they are again", async () => {
    const { one, names } = await twoProcesses()
    one.state.ready = false
    const before = one.state.polled
    await until(() => one.state.polled >= before + 2)
    expect(await names(10)).toEqual(["two"])
    one.state.ready = true
    const after = one.state.polled
    await until(() => one.state.polled >= after + 2)
    expect(await names(10)).toEqual(["one", "two"])
  })

  it("all get requests when none is ready: they say themselves what is wrong", async () => {
    const { one, two, names } = await twoProcesses()
    one.state.ready = two.state.ready = false
    const before = two.state.polled
    await until(() => two.state.polled >= before + 2)
    expect(await names(10)).toEqual(["one", "two"])
  })
})

describe("a request that is cut off before its answer", () => {
  const total = ({ one, two }: Awaited<ReturnType<typeof twoProcesses>>) =>
    one.state.asked + two.state.asked

  it("is asked of the other process when it changes nothing", async () => {
    const shop = await twoProcesses()
    expect((await ask(shop.port, "/api/cut")).status).toBe(503)
    expect([shop.one.state.asked, shop.two.state.asked]).toEqual([1, 1])
  })

  it("is not repeated when it may have changed something", async () => {
    const shop = await twoProcesses()
    const question = { method: "POST", body: "{}" }
    expect((await ask(shop.port, "/api/cut", question)).status).toBe(503)
    expect(total(shop)).toBe(1)
  })

  const keyed = { "idempotency-key": "k", "content-length": "12" }
  const order = { method: "POST", body: `{"items":[]}`, headers: keyed }

  /** Two processes that take what is sent to them; the first that does is cut off. */
  async function twoThatTake() {
    const bodies: string[] = []
    const take: RequestListener = async (asked, response) => {
      if (asked.url === "/health/ready") return response.end()
      if (bodies.push(await text(asked)) === 1) return response.destroy()
      response.end("placed")
    }
    const ports = [await listen(createServer(take)), await listen(createServer(take))]
    return { bodies, ...(await aStorefront(ports)) }
  }

  it.each(["/api/order/cod", "/api/order/stripe", "/api/order/cod?from=cart"])(
    "is repeated, body and all, when it is an order with an idempotency key: %s",
    async (path) => {
      const { bodies, port } = await twoThatTake()
      expect(await ask(port, path, order)).toMatchObject({ status: 200, body: "placed" })
      expect(bodies).toEqual([order.body, order.body])
    },
  )

  it.each(["refund", "status", "cancel", "pay"])(
    "is not repeated when a key makes it no single act: /api/order/%s",
    async (act) => {
      const { bodies, port } = await twoThatTake()
      expect((await ask(port, `/api/order/${act}`, order)).status).toBe(503)
      expect(bodies).toEqual([order.body])
    },
  )
})

describe("the product list of several processes", () => {
  it("is served while one of them is away", async () => {
    const list: RequestListener = (asked, response) => {
      if (asked.headers["if-none-match"] === `"1"`) return response.writeHead(304).end()
      response.setHeader("etag", `"1"`)
      response.end("list")
    }
    const one = createServer(list)
    const ports = [await listen(one), await listen(createServer(list))]
    const { port } = await aStorefront(ports)
    for (let i = 0; i < 4; i++) expect((await ask(port, "/api/product/list")).body).toBe("list")
    one.closeAllConnections()
    await new Promise((resolve) => one.close(resolve))
    for (let i = 0; i < 6; i++) expect((await ask(port, "/api/product/list")).body).toBe("list")
  })
})
