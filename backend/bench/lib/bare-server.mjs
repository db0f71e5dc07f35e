import { createServer } from "node:http"

/**
 * The least that Node can do, in a process of its own: every request gets the same answer. Told what
 * to send by its parent; answers with its port.
 */
process.once(
  "message",
  (/** @type {{ status: number, headers: Record<string, string>, body: string }} */ answer) => {
    const body = Buffer.from(answer.body, "base64")
    const server = createServer((_request, response) => {
      response.writeHead(answer.status, answer.headers)
      response.end(body)
    })
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      process.send?.(typeof address === "object" && address ? address.port : 0)
    })
  },
)
