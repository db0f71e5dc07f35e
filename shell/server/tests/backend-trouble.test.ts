import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import { createServer as createTcpServer, type Socket } from "node:net"
import { describe, expect, it, onTestFinished } from "vitest"
import { Backends } from "../src/proxy/backends.js"
import { passOn } from "../src/proxy/pass-on.js"
import { RevalidatedResource } from "../src/proxy/revalidated-resource.js"
import { aBackend, aStorefront, ask, listen } from "./harness.js"

const LIST = "/api/product/list"

/**
 * A backend that answers the first request of a connection and cuts the connection at the second, as
 * one does that was restarted while the storefront kept the connection. The requests it heard.
 */
async function aForgetfulBackend() {
  const heard: string[] = []
  const connections = new Set<Socket>()
  const server = createTcpServer((socket) => {
    connections.add(socket)
    let isFirst = true
    socket.on("error", () => undefined)
    socket.on("data", (data) => {
      const [method = ""] = data.toString().split(" ")
      heard.push(method)
      if (!isFirst) return socket.resetAndDestroy()
      isFirst = false
      const body = method === "HEAD" ? "" : "{}"
      socket.write(`HTTP/1.1 200 OK\r\netag: "${heard.length}"\r\ncontent-length: 2\r\n\r\n${body}`)
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    for (const socket of connections) socket.destroy()
    server.close()
  })
  return { port: (server.address() as { port: number }).port, heard }
}

describe("after a restart of the backend", () => {
  it.each([LIST, "/api/user/is-auth"])("GET %s still answers every time", async (path) => {
    const { port } = await aStorefront((await aForgetfulBackend()).port)
    for (let i = 0; i < 6; i++) expect((await ask(port, path)).status).toBe(200)
  })

  it.each(["GET", "HEAD", "OPTIONS"])("%s is put once more, and no more often", async (method) => {
    const { port: backend, heard } = await aForgetfulBackend()
    const { port } = await aStorefront(backend)
    for (let i = 0; i < 2; i++) {
      expect((await ask(port, "/api/x", { method })).status).toBe(200)
    }
    expect(heard).toEqual([method, method, method])
  })

  it("what changes something is never sent twice", async () => {
    const { port: backend, heard } = await aForgetfulBackend()
    const { port } = await aStorefront(backend)
    const post = () => ask(port, "/api/order/cod", { method: "POST", body: "{}" })
    expect((await post()).status).toBe(200)
    const { status, headers } = await post()
    expect([status, headers["retry-after"]]).toEqual([503, "2"])
    expect(heard).toEqual(["POST", "POST"])
  })

  it("many who ask at once are all answered, though every kept connection is dead", async () => {
    const echo: RequestListener = (_asked, response) => void response.end("{}")
    const first = createServer(echo)
    const backend = await listen(first)
    const { port } = await aStorefront(backend)
    const crowd = () => Promise.all(Array.from({ length: 20 }, () => ask(port, "/api/x")))
    await crowd()
    first.closeAllConnections()
    await new Promise((resolve) => first.close(resolve))
    await listen(createServer(echo), backend)
    expect((await crowd()).every(({ status }) => status === 200)).toBe(true)
  })
})

describe("a backend that says nothing", () => {
  it.each(["/api/x", LIST])("is 503 in words in the end: %s", async (path) => {
    const silent = await aBackend(() => undefined)
    const backends = new Backends([new URL(`http://127.0.0.1:${silent}`)], 50)
    const list = new RevalidatedResource(backends, LIST, {})
    const port = await listen(
      createServer((request, response) =>
        path === LIST ? list.send(request, response) : passOn(backends, 0, request, response, {}),
      ),
    )
    const { status, headers, body } = await ask(port, path)
    expect([status, headers["retry-after"]]).toEqual([503, "2"])
    expect(JSON.parse(body)).toMatchObject({ success: false, error: expect.any(String) as string })
  })

  it("keeps no page waiting", async () => {
    const { port } = await aStorefront(await aBackend(() => undefined))
    const { status, body } = await ask(port, "/products")
    expect(status).toBe(200)
    expect(body).toContain("shop-boot")
  })

  it("that stops in the middle of an answer cuts it, so that no half is taken for the whole", async () => {
    const backend = await aBackend((_asked, response) => {
      response.writeHead(200, { "content-length": 100 }).write("half")
      setImmediate(() => response.destroy())
    })
    const { port } = await aStorefront(backend)
    await expect(ask(port, "/api/x")).rejects.toThrow()
    expect((await ask(port, LIST)).status).toBe(503)
  })
})
