import type { ServerResponse } from "node:http"
import { env } from "./env"

const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const ownPage =
  "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * What every answer tells browsers: guess no types, frame nothing, leak no addresses. Answers are data
 * that no page may run; the one page beside the API reference, which says so itself, is Medusa Admin.
 */
export function secureHeaders(response: ServerResponse, path: string): void {
  const page = /^\/app(\/|$)/i.test(path)
  response.setHeader("content-security-policy", page ? ownPage : closed)
  response.setHeader("x-content-type-options", "nosniff")
  response.setHeader("referrer-policy", "strict-origin-when-cross-origin")
  response.setHeader("x-frame-options", "DENY")
  if (page) response.setHeader("cross-origin-opener-policy", "same-origin")
  if (/^\/admin(\/|$)/i.test(path)) response.setHeader("cache-control", "no-store")
  if (env().publicUrl.startsWith("https:"))
    response.setHeader("strict-transport-security", "max-age=63072000; includeSubDomains")
}
