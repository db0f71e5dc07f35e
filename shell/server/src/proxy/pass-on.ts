import type { IncomingMessage, ServerResponse } from "node:http"
import { sendUnavailable } from "../answers.js"
import type { Backend } from "./backend.js"
import { endToEndHeaders, forwardedHeaders } from "./forwarded-headers.js"

const withoutEffect = new Set(["GET", "HEAD", "OPTIONS"])

function mayRepeat({ method = "", headers }: IncomingMessage): boolean {
  const body = headers["content-length"] ?? headers["transfer-encoding"]
  return withoutEffect.has(method) && (body === undefined || body === "0")
}

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
  const left = new AbortController()
  response.on("close", () => left.abort())
  const question = {
    method: request.method,
    path: request.url,
    headers: forwardedHeaders(request, trustProxy),
    signal: left.signal,
  }

  function relay(answer: IncomingMessage): void {
    response.writeHead(answer.statusCode ?? 502, {
      ...extraHeaders,
      ...endToEndHeaders(answer.headers),
    })
    answer.pipe(response)
    answer.on("error", () => response.destroy())
  }

  function giveUp(): void {
    if (response.headersSent) {
      if (!response.writableFinished) response.destroy()
    } else if (!response.destroyed) {
      // The rest of an upload is of no use any more; the connection is not kept for it.
      response.setHeader("connection", "close")
      sendUnavailable(response)
    }
  }

  if (mayRepeat(request)) backend.ask(question).then(relay, giveUp)
  else request.pipe(backend.begin(question, relay).on("error", giveUp))
}
