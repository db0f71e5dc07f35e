import type { PublishedMicroFrontend, Registry } from "./registry.js"

/** Whether a route pattern (`/products/:id`, `/seller/*`) covers a path, as the router would say. */
export function matchesRoute(pattern: string, pathname: string): boolean {
  const wanted = pattern.split("/").filter(Boolean)
  const given = pathname.split("/").filter(Boolean)
  const open = wanted.at(-1) === "*"
  if (open) wanted.pop()
  if (open ? given.length < wanted.length : given.length !== wanted.length) return false
  return wanted.every(
    (part, index) => part.startsWith(":") || part.toLowerCase() === given[index]?.toLowerCase(),
  )
}

/** How exact a pattern is: `/seller` wins over `/seller/*`, a literal part over a parameter. */
function exactness(pattern: string): number {
  const parts = pattern.split("/").filter(Boolean)
  return parts.reduce((sum, part) => sum + (part === "*" ? -1 : part.startsWith(":") ? 2 : 3), 0)
}

/** A route, and whose it is. */
export interface OwnedRoute {
  owner: PublishedMicroFrontend
  route: string
}

/** The route that covers the path best, or undefined where none does. */
export function ownedRoute({ microFrontends }: Registry, pathname: string): OwnedRoute | undefined {
  return microFrontends
    .flatMap((owner) => owner.routes.map((route) => ({ owner, route })))
    .filter(({ route }) => matchesRoute(route, pathname))
    .sort((one, other) => exactness(other.route) - exactness(one.route))[0]
}

/** The micro-frontend whose route covers the path best, or undefined where none does. */
export function routeOwner(
  registry: Registry,
  pathname: string,
): PublishedMicroFrontend | undefined {
  return ownedRoute(registry, pathname)?.owner
}
