import { adminPolicy, dataPolicy } from "./security-headers.js"

/** Whose answers a path gives, which decides what a page made of them may do. */
interface BackendPath {
  prefix: string
  policy: string
}

/** What the backend answers on the storefront's origin; everything else of it stays unreachable. */
const backendPaths: BackendPath[] = [
  { prefix: "/api", policy: dataPolicy },
  { prefix: "/store", policy: dataPolicy },
  { prefix: "/admin", policy: dataPolicy },
  { prefix: "/auth", policy: dataPolicy },
  { prefix: "/uploads", policy: dataPolicy },
  { prefix: "/health", policy: dataPolicy },
  { prefix: "/app", policy: adminPolicy },
]

/** `/api/../metrics` must not reach what `/metrics` does not. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/** The backend's policy for a path, or undefined for a path that is not the backend's. */
export function backendPolicy(pathname: string): string | undefined {
  if (dotSegment.test(pathname)) return undefined
  return backendPaths.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`))
    ?.policy
}
