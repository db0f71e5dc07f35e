import type { ServerResponse } from "node:http"
import { messages } from "@shop/api/messages"

/** How soon, in seconds, asking again makes sense while the backend is away. */
const RETRY_AFTER_S = 2

/** Answers with JSON that no cache keeps. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body)
  response
    .writeHead(status, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(text),
      "cache-control": "no-store",
      ...headers,
    })
    .end(text)
}

/** Answers with plain text that no cache keeps. */
export function sendText(
  response: ServerResponse,
  text: string,
  headers: Record<string, string> = {},
): void {
  const type = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }
  response.writeHead(200, { ...headers, ...type }).end(text)
}

/** The backend is away: a refusal in the shape of every `/api` answer, and when to ask again. */
export function sendUnavailable(response: ServerResponse): void {
  const refusal = { success: false, message: messages.unavailable, error: messages.unavailable }
  sendJson(response, 503, refusal, { "retry-after": String(RETRY_AFTER_S) })
}
