import { matchPath } from "react-router-dom"
import type { PublishedMicroFrontend, Registry } from "./registry"

/** How exact a pattern is: `/seller` wins over `/seller/*`, a literal part over a parameter. */
function exactness(pattern: string): number {
  return pattern
    .split("/")
    .reduce((sum, part) => sum + (part === "*" ? 0 : part.startsWith(":") ? 2 : 3), 0)
}

/** The micro-frontend whose route matches the path best, or undefined where none does. */
export function routeOwner(
  registry: Registry,
  pathname: string,
): PublishedMicroFrontend | undefined {
  return registry.microFrontends
    .flatMap((owner) => owner.routes.map((pattern) => ({ owner, pattern })))
    .filter(({ pattern }) => matchPath(pattern, pathname))
    .sort((one, other) => exactness(other.pattern) - exactness(one.pattern))[0]?.owner
}
