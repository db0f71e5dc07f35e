import { type Manifest, shellRoutes } from "@shop/kernel/manifest"
import { routesOverlap } from "./routes-overlap.js"

/** `/products/:category` and `/products/:kind` are the same route. */
export const shapeOf = (route: string) => route.toLowerCase().replace(/:[^/]+/g, ":")

type Claims = Pick<Manifest, "name" | "owner" | "routes" | "fragments" | "slots">

const idsOf = ({ slots, fragments }: Claims) => [...slots, ...fragments].map(({ id }) => id)

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

/** What a manifest says twice, or under another's name. */
function ownTroubles(manifest: Claims): string[] {
  const { name, routes } = manifest
  const ids = idsOf(manifest)
  return [
    ...repeated(routes.map(shapeOf)).map((route) => `The route ${route} stands twice: keep one.`),
    ...repeated(ids).map((id) => `${id} stands twice: give each slot and fragment its own id.`),
    ...ids
      .filter((id) => !id.startsWith(`${name}.`))
      .map((id) => `${id} bears another's name: ids of ${name} begin with '${name}.'.`),
  ]
}

/** Routes that share an address with one that `owner` has: which team got it would be up to the spelling. */
function routesTaken(mine: readonly string[], theirs: readonly string[], owner: string): string[] {
  return theirs.flatMap((route) =>
    mine
      .filter((own) => routesOverlap(own, route))
      .map((own) =>
        own === route
          ? `The route ${route} belongs to ${owner}`
          : `The route ${own} covers addresses of ${route}, which belongs to ${owner}`,
      ),
  )
}

/**
 * What a manifest claims that is not free: routes, fragment ids and slots belong to one team each.
 * Sentences for the person who publishes; empty when all is well.
 */
export function collisionsOf(manifest: Claims, others: readonly Claims[]): string[] {
  const ids = new Set(idsOf(manifest))
  const ofShell = routesTaken(manifest.routes, Object.values(shellRoutes), "the shell")
  const ofOthers = others
    .filter((other) => other.name !== manifest.name)
    .flatMap((other) => {
      const owner = `${other.name} (${other.owner})`
      const taken = idsOf(other).filter((id) => ids.has(id))
      return [
        ...routesTaken(manifest.routes, other.routes, owner),
        ...taken.map((id) => `${id} belongs to ${owner}`),
      ]
    })
  return [
    ...ownTroubles(manifest),
    ...ofShell.map((trouble) => `${trouble}: choose another.`),
    ...ofOthers.map((trouble) => `${trouble}: choose another, or agree with them.`),
  ]
}
