import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import { expect, it, onTestFinished } from "vitest"
import { aBackend, aStorefront, ask } from "./harness.js"

it("passes events on as they come, to many listeners, and keeps connections for everybody else", async () => {
  let ended = 0
  const backendPort = await aBackend((request, response) => {
    if (!request.url?.startsWith("/api/events")) return void response.end("{}")
    response.once("close", () => ended++)
    response.writeHead(200, { "content-type": "text/event-stream" }).write("event: ready\n\n")
  })
  const { port } = await aStorefront(backendPort)
  const listeners: IncomingMessage[] = []
  onTestFinished(() => listeners.forEach((listener) => listener.destroy()))
  for (let at = 0; at < 300; at++) {
    const [listener] = (await once(
      get({ host: "127.0.0.1", port, path: "/api/events", agent: false }),
      "response",
    )) as [IncomingMessage]
    listeners.push(listener)
    const [first] = (await once(listener, "data")) as [Buffer]
    expect(first.toString()).toBe("event: ready\n\n")
  }
  expect((await ask(port, "/api/order/user")).status).toBe(200)
  listeners.splice(0).forEach((listener) => listener.destroy())
  await expect.poll(() => ended).toBe(300)
})
