import type { IncomingMessage, ServerResponse } from "node:http"
import { isAllowedOrigin } from "./cross-site"

const ours = (path: string) => path.startsWith("/api/")

/** Lets pages of allowed origins read our answers, cookies included; nobody else. */
export function corsHeaders(request: IncomingMessage, path: string): Record<string, string> {
  if (!ours(path)) return {}
  const { origin } = request.headers
  if (!origin || !isAllowedOrigin(origin)) return { vary: "Origin" }
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "Retry-After",
  }
}

/** Answers the question a browser asks before a call from another origin. */
export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): boolean {
  if (request.method !== "OPTIONS" || !ours(path)) return false
  response.setHeader("access-control-allow-methods", "GET, POST, PUT")
  response.setHeader("access-control-allow-headers", "Content-Type, Idempotency-Key, Prefer")
  response.setHeader("access-control-max-age", "600")
  response.writeHead(204).end()
  return true
}
