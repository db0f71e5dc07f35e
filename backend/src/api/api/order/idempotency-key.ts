import type { IncomingMessage } from "node:http"

/** The request's Idempotency-Key, or undefined when it has none or an empty one. */
export function idempotencyKey(request: IncomingMessage): string | undefined {
  const header = request.headers["idempotency-key"]
  return (Array.isArray(header) ? header.join() : header)?.trim() || undefined
}
