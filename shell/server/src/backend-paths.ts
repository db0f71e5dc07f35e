/** What the backend answers on the storefront's origin; everything else of it stays unreachable. */
const prefixes = ["/api", "/store", "/admin", "/auth", "/app", "/uploads", "/health"]

/** `/api/../metrics` must not reach what `/metrics` does not. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/** Whether a path is the backend's to answer. */
export function isBackendPath(pathname: string): boolean {
  if (dotSegment.test(pathname)) return false
  return prefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}
