import { endpoints } from "@shop/api"
import { messages } from "@shop/api/messages"
import { docsAssets } from "../docs/docs-assets"
import { authHandlers } from "./auth-handlers"

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
for (const path in docsAssets) methodsOf.set(path, new Set(["GET", "HEAD"]))

/** What of Medusa's store API is catalogue data; all else of `/store` is closed. */
const storeCatalogue =
  /^\/store\/(products|product-categories|product-tags|product-types|collections|regions|currencies)(\/|$)/

/**
 * Of Medusa Admin's API: what would make sellers or passwords beside set-up and this shop's calls, and the
 * transfer of an order: nobody could accept it here, until when it keeps the order from being packed, and a
 * guest has no orders here.
 */
const adminClosed =
  /^\/admin\/(invites\/accept|users\/[^/]+\/reset-password|orders\/[^/]+\/transfer(\/guest)?)$/

/** Express matches paths without regard to case and slashes; so does everything that guards it. */
export const normalPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")

/**
 * What Medusa leaves open is closed here, in the process itself: guest carts, orders by id,
 * registration beside one-time codes, password resets by token, unsigned payment hooks.
 * @returns why the request is refused, or undefined when it may pass
 */
export function closedBecause(method: string, path: string): Closed | undefined {
  const unknown: Closed = { status: 404, sentence: messages.pathUnknown }
  const normal = normalPath(path)
  if (normal === "/api" || normal.startsWith("/api/")) {
    const methods = methodsOf.get(normal)
    return !methods || path !== normal ? unknown : unlessTaken(methods, method)
  }
  if (normal.startsWith("/store"))
    return (method === "GET" || method === "HEAD") && storeCatalogue.test(normal)
      ? undefined
      : unknown
  if (normal.startsWith("/auth")) {
    const handlers = authHandlers[normal]
    return handlers ? unlessTaken(new Set(Object.keys(handlers)), method) : unknown
  }
  if (normal === "/admin" || normal.startsWith("/admin/"))
    return adminClosed.test(normal) ? unknown : undefined
  if (normal === "/app" || normal.startsWith("/app/")) return undefined
  return unknown
}

function unlessTaken(methods: ReadonlySet<string>, method: string): Closed | undefined {
  if (methods.has(method)) return undefined
  return { status: 405, sentence: messages.methodWrong, allow: [...methods].join(", ") }
}
