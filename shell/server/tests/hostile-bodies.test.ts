import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { text } from "node:stream/consumers"
import { expect, it, onTestFinished } from "vitest"
import { aBackend, aStorefront, ask, until } from "./harness.js"

const HIDDEN = "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"

/** A backend that tells what it was asked, with its bodies; the storefront before it. */
async function aWatchedShop() {
  const asked: string[] = []
  const backend = await aBackend(async (request, response) => {
    const line = `${request.method} ${request.url}`
    const body = await text(request).catch(() => "cut off")
    asked.push(`${line} ${body}`.trim())
    response.end(`answer to ${line}`)
  })
  return { asked, port: (await aStorefront(backend)).port }
}

/** Sends bytes as they are. */
function sendRaw(port: number, bytes: string): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined)
  socket.write(bytes)
  onTestFinished(() => void socket.destroy())
  return socket
}

const framings = [
  [
    "in chunks",
    "Transfer-Encoding: chunked",
    `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
  ],
  ["of a length", `Content-Length: ${HIDDEN.length}`, HIDDEN],
  [
    "whose length is said to be for this connection only",
    `Connection: keep-alive, content-length\r\nContent-Length: ${HIDDEN.length}`,
    HIDDEN,
  ],
  [
    "whose chunks are said to be for this connection only",
    "Connection: keep-alive, transfer-encoding\r\nTransfer-Encoding: chunked",
    `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
  ],
] as const

it.each(framings)(
  "a GET with a body %s is answered, and neither the body nor what hides in it goes further",
  async (_, headers, body) => {
    const { asked, port } = await aWatchedShop()
    const socket = sendRaw(
      port,
      `GET /api/user/is-auth HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`,
    )
    const answers = await text(socket)
    expect(answers).toMatch(/^HTTP\/1\.1 200 /)
    expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect((await ask(port, "/api/address/get")).body).toBe("answer to GET /api/address/get")
    expect(asked).toEqual(["GET /api/user/is-auth", "GET /api/address/get"])
  },
)

it.each(
  ["POST", "DELETE", "PATCH"].flatMap((method) =>
    framings.map(([name, headers, body]) => [method, name, headers, body] as const),
  ),
)(
  "a %s with a body %s is one request, and the body is its body",
  async (method, _, headers, body) => {
    const { asked, port } = await aWatchedShop()
    sendRaw(port, `${method} /api/x HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`)
    await until(() => asked.length > 0)
    expect((await ask(port, "/api/address/get")).body).toBe("answer to GET /api/address/get")
    expect(asked).toEqual([`${method} /api/x ${HIDDEN.trim()}`, "GET /api/address/get"])
  },
)

it("those who send slowly, however many, hold up nobody else", async () => {
  const { port } = await aWatchedShop()
  const slow = Array.from({ length: 300 }, () =>
    sendRaw(port, "POST /api/user/send-otp HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"),
  )
  const uploads = Array.from({ length: 100 }, () =>
    sendRaw(port, "POST /api/product/add HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\n{"),
  )
  await Promise.all([...slow, ...uploads].map((socket) => once(socket, "connect")))
  const body = JSON.stringify({ cartItems: {} })
  expect((await ask(port, "/api/cart/update", { method: "POST", body })).status).toBe(200)
  expect((await ask(port, "/api/address/get")).status).toBe(200)
})

it("a caller who leaves in the middle of his body is asked for nowhere", async () => {
  const { asked, port } = await aWatchedShop()
  const socket = sendRaw(port, "POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
  await once(socket, "connect")
  socket.destroy()
  expect((await ask(port, "/api/y")).status).toBe(200)
  expect(asked).toEqual(["GET /api/y"])
})
