import type { IncomingMessage } from "node:http"

/**
 * The caller's address as the storefront server saw it. This process listens on loopback only, and
 * the storefront overwrites what callers claim, so the header can be believed.
 */
export function clientAddress(request: IncomingMessage): string {
  const header = request.headers["x-shop-client-address"]
  return (Array.isArray(header) ? header[0] : header) ?? request.socket.remoteAddress ?? "unknown"
}
