import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { clientAddress } from "./client-address.js"

/** Meant for one connection, not for the one behind it (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
])

/** Headers in which a caller could pretend to be somebody else; the backend reads only ours. */
const claims = /^(forwarded|x-forwarded-.*|x-real-ip|x-shop-.*)$/

/** The headers without those that end at this connection, also those that `Connection` names. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)),
  )
}

/** What the backend gets of a request's headers, and the caller's address; how its body is framed aside. */
export function forwardedHeaders(
  request: IncomingMessage,
  trustProxy: number,
): IncomingHttpHeaders {
  const kept = Object.entries(endToEndHeaders(request.headers)).filter(
    ([name]) => !claims.test(name) && name !== "content-length",
  )
  return {
    ...Object.fromEntries(kept),
    "x-shop-client-address": clientAddress(request, trustProxy),
  }
}
