import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { describe, expect, it, onTestFinished } from "vitest"
import { UnchangedCheck } from "../src/proxy/unchanged-check.js"

/** A backend of which each answer is written by hand; the requests it heard. */
async function aBackend(answer: (socket: Socket, count: number) => void) {
  const heard: string[] = []
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.on("error", () => undefined)
    socket.on("data", (text) => {
      heard.push(text.toString())
      answer(socket, heard.length)
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const head = "GET /list HTTP/1.1\r\nhost: x\r\n"
  const check = new UnchangedCheck(new URL(`http://127.0.0.1:${port}`), head)
  onTestFinished(() => {
    check.close()
    server.close()
  })
  return { check, heard, connections: () => connections }
}

const unchanged = "HTTP/1.1 304 Not Modified\r\nconnection: keep-alive\r\n\r\n"

describe("the check whether a resource is unchanged", () => {
  it("asks over one connection, with the ETag", async () => {
    const { check, heard, connections } = await aBackend((socket) => socket.write(unchanged))
    expect(await check.holds('"a"')).toBe(true)
    expect(await check.holds('"b"')).toBe(true)
    expect(heard[1]).toBe('GET /list HTTP/1.1\r\nhost: x\r\nif-none-match: "b"\r\n\r\n')
    expect(connections()).toBe(1)
  })

  it("understands an answer that comes in pieces", async () => {
    const { check } = await aBackend((socket) => {
      const [first, ...rest] = [unchanged.slice(0, 5), unchanged.slice(5, 30), unchanged.slice(30)]
      socket.write(first)
      rest.forEach((piece, index) => setTimeout(() => socket.write(piece), 5 * (index + 1)))
    })
    expect(await check.holds('"a"')).toBe(true)
  })

  it.each([
    ["a new list", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"],
    ["a refusal", "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n"],
    ["nonsense", "SSH-2.0-OpenSSH_9.2 of a server that speaks something else\r\n"],
  ])("says no to %s, and asks anew over a fresh connection", async (_what, answer) => {
    const { check, connections } = await aBackend((socket, count) =>
      socket.write(count === 1 ? answer : unchanged),
    )
    expect(await check.holds('"a"')).toBe(false)
    expect(await check.holds('"a"')).toBe(true)
    expect(connections()).toBe(2)
  })

  it("says no when the backend hangs up or is not there", async () => {
    const { check } = await aBackend((socket) => socket.destroy())
    expect(await check.holds('"a"')).toBe(false)
    const nobody = new UnchangedCheck(new URL("http://127.0.0.1:9"), "GET / HTTP/1.1\r\n")
    expect(await nobody.holds('"a"')).toBe(false)
  })
})
