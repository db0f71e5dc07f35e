import type { IncomingMessage } from "node:http"
import { env } from "./env"

/** Whether this origin's pages may call with cookies: the storefront's own and `ALLOWED_ORIGINS`. */
export function isAllowedOrigin(origin: string): boolean {
  return env().allowedOrigins.includes(origin)
}

/**
 * Whether a request that changes something was made by a foreign page (behaviour: Cross-site).
 * Requests without the browser's headers (curl, servers) carry no stolen cookies and pass.
 */
export function isForeign(request: IncomingMessage, refuseNavigation: boolean): boolean {
  const { origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = request.headers
  if (origin !== undefined && !isAllowedOrigin(origin)) return true
  if (refuseNavigation && mode === "navigate") return true
  if (site === undefined || site === "same-origin") return false
  return !(site === "same-site" && origin !== undefined)
}
