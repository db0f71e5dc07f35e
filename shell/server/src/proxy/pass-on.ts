import type { IncomingMessage, ServerResponse } from "node:http"
import { sendJson, sendUnavailable } from "../answers.js"
import { type Backend, isRefusal, type Question } from "./backend.js"
import type { Backends } from "./backends.js"
import { endToEndHeaders, forwardedHeaders } from "./forwarded-headers.js"
import { bodyOf, hasUselessBody, type RequestBody } from "./request-body.js"

/**
 * Passes a request on to a backend process and streams its answer back. When a process is away before it has answered, another is asked, if it is certain that nothing was done (nobody
 * listened) or that nothing is done twice. When none is left the caller gets 503; once an answer has
 * begun, a cut connection. `extraHeaders` are set where the backend does not set them itself.
 */
export async function passOn(
  backends: Backends,
  trustProxy: number,
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders: Record<string, string>,
): Promise<void> {
  if (hasUselessBody(request)) response.setHeader("connection", "close")
  const left = new AbortController()
  response.on("close", () => {
    if (!response.writableFinished) left.abort()
  })
  const body = await bodyOf(request).catch(() => undefined)
  if (!body) return void response.destroy()
  const question = {
    method: request.method,
    path: request.url,
    headers: { ...forwardedHeaders(request, trustProxy), ...body.framing },
    signal: left.signal,
  }
  const tried = new Set<Backend>()
  while (!left.signal.aborted) {
    const backend = backends.pick(tried)
    try {
      return relay(await put(backend, question, request, body), response, extraHeaders)
    } catch (error) {
      tried.add(backend)
      const refused = isRefusal(error)
      if (refused) backends.eject(backend)
      const isLast = tried.size === backends.all.length
      if (isLast || !(refused || body.repeatable)) break
    }
  }
  if (response.destroyed) return
  // The rest of an upload is of no use any more; the connection is not kept for it.
  response.setHeader("connection", "close")
  // Whoever asks after the shop's health reads no sentence.
  if (request.url === "/health/ready")
    return sendJson(response, 503, { status: "unavailable", unavailable: ["backend"] })
  sendUnavailable(response)
}

function relay(
  answer: IncomingMessage,
  response: ServerResponse,
  extraHeaders: Record<string, string>,
): void {
  response.writeHead(answer.statusCode ?? 502, {
    ...extraHeaders,
    ...endToEndHeaders(answer.headers),
  })
  answer.pipe(response)
  answer.on("error", () => response.destroy())
}

function put(
  backend: Backend,
  question: Question,
  request: IncomingMessage,
  { bytes, repeatable }: RequestBody,
): Promise<IncomingMessage> {
  if (repeatable) return backend.ask(question, bytes)
  return new Promise((resolve, reject) => {
    const sent = backend.begin(question, { isUpload: !bytes }, resolve).on("error", reject)
    if (bytes) return void sent.end(bytes)
    sent.flushHeaders()
    // Taken from the caller only once somebody has accepted the connection.
    sent.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => request.pipe(sent))
      else request.pipe(sent)
    })
  })
}
