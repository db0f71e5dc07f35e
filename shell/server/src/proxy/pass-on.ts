import type { IncomingMessage, ServerResponse } from "node:http"
import { sendUnavailable } from "../answers.js"
import type { Backend } from "./backend.js"
import { endToEndHeaders, forwardedHeaders } from "./forwarded-headers.js"

/** Without a body and without effect: safe to send again when a kept connection turns out dead. */
const repeatable = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Passes a request on to the backend and its answer back, both as streams. When the backend is away
 * before it has answered, the caller gets 503; once it has begun to answer, a cut connection.
 * `extraHeaders` are set where the backend does not set them itself.
 */
export function passOn(
  backend: Backend,
  trustProxy: number,
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders: Record<string, string>,
): void {
  const options = {
    method: request.method,
    path: request.url,
    headers: forwardedHeaders(request, trustProxy),
  }

  function send(mayRepeat: boolean) {
    const sent = backend.begin(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, {
        ...extraHeaders,
        ...endToEndHeaders(answer.headers),
      })
      answer.pipe(response)
      answer.on("error", () => response.destroy())
    })
    sent.on("error", () => {
      if (response.headersSent) {
        if (!response.writableFinished) response.destroy()
      } else if (mayRepeat && sent.reusedSocket) {
        send(false)
      } else if (!response.destroyed) {
        // The rest of an upload is of no use any more; the connection is not kept for it.
        response.setHeader("connection", "close")
        sendUnavailable(response)
      }
    })
    response.on("close", () => sent.destroy())
    if (mayRepeat) sent.end()
    else request.pipe(sent)
  }
  const hasBody = request.headers["content-length"] ?? request.headers["transfer-encoding"]
  send(repeatable.has(request.method ?? "") && (hasBody === undefined || hasBody === "0"))
}
