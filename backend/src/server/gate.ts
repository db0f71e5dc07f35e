import { endpoints } from "@shop/api"
import { messages } from "@shop/api/messages"

/** Why a request goes no further. */
export interface Closed {
  readonly status: 404 | 405
  readonly sentence: string
  /** Methods the path does take, for a 405. */
  readonly allow?: string
}

/** Methods each `/api` path takes, from the contract. */
const methodsOf = new Map<string, Set<string>>()
for (const { path, method } of Object.values(endpoints)) {
  const methods = methodsOf.get(path) ?? new Set(["OPTIONS"])
  methodsOf.set(path, methods.add(method))
  if (method === "GET") methods.add("HEAD")
}
methodsOf.set("/api/docs", new Set(["GET", "HEAD"]))
methodsOf.set("/api/docs/openapi.json", new Set(["GET", "HEAD"]))

/** What of Medusa's store API is catalogue data; all else of `/store` is closed. */
const storeCatalogue =
  /^\/store\/(products|product-categories|product-tags|product-types|collections|regions|currencies)(\/|$)/
const authOpen = /^\/auth\/(session|token\/refresh|user\/emailpass)$/

/**
 * What Medusa leaves open is closed here, in the process itself: guest carts, orders by id,
 * registration beside one-time codes, password resets by token, unsigned payment hooks.
 * @returns why the request is refused, or undefined when it may pass
 */
export function closedBecause(method: string, path: string): Closed | undefined {
  const unknown: Closed = { status: 404, sentence: messages.pathUnknown }
  // Express matches paths without regard to case and slashes; so does the gate.
  const normal = path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
  if (normal === "/api" || normal.startsWith("/api/")) {
    const methods = methodsOf.get(normal) ?? assetOfDocs(normal)
    if (!methods || path !== normal) return unknown
    if (methods.has(method)) return undefined
    return { status: 405, sentence: messages.methodWrong, allow: [...methods].join(", ") }
  }
  if (normal.startsWith("/store"))
    return (method === "GET" || method === "HEAD") && storeCatalogue.test(normal)
      ? undefined
      : unknown
  if (normal.startsWith("/auth")) return authOpen.test(normal) ? undefined : unknown
  if (normal === "/admin" || normal.startsWith("/admin/")) {
    // Invitations would make sellers beside the one made at set-up by an unauthenticated call.
    return normal === "/admin/invites/accept" ? unknown : undefined
  }
  if (normal === "/app" || normal.startsWith("/app/")) return undefined
  return unknown
}

function assetOfDocs(path: string): Set<string> | undefined {
  return path.startsWith("/api/docs/") ? methodsOf.get("/api/docs") : undefined
}
