import type { Lane } from "../server/front-door"
import { normalPath } from "../server/gate"
import type { Catalogue } from "./catalogue"

const safe = new Set(["GET", "HEAD", "OPTIONS"])

/** Holds the answer to a change made in Medusa Admin until browsing shows the change. */
export function settleAdminWrites(catalogue: Catalogue): Lane {
  return (request, response, path) => {
    if (safe.has(request.method ?? "GET") || !/^\/admin(\/|$)/.test(normalPath(path))) return false
    const end = response.end.bind(response) as (...args: unknown[]) => unknown
    response.end = ((...args: unknown[]) => {
      void catalogue.settled().then(() => end(...args))
      return response
    }) as typeof response.end
    return false
  }
}
