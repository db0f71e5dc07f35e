import { type Manifest, shellRoutes } from "@shop/kernel/manifest"

/** `/products/:category` and `/products/:kind` are the same route. */
export const shapeOf = (route: string) => route.toLowerCase().replace(/:[^/]+/g, ":")

type Claims = Pick<Manifest, "name" | "owner" | "routes" | "fragments" | "slots">

function claims(manifest: Claims): Map<string, string> {
  return new Map([
    ...manifest.routes.map((route) => [`route ${shapeOf(route)}`, `the route ${route}`] as const),
    ...manifest.fragments.map(({ id }) => [`fragment ${id}`, `the fragment ${id}`] as const),
    ...manifest.slots.map(({ id }) => [`slot ${id}`, `the slot ${id}`] as const),
  ])
}

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

/** What a manifest says twice, or under another's name. */
function ownTroubles({ name, routes, slots, fragments }: Claims): string[] {
  const ids = [...slots, ...fragments].map(({ id }) => id)
  return [
    ...repeated(routes.map(shapeOf)).map((route) => `The route ${route} stands twice: keep one.`),
    ...repeated(ids).map((id) => `${id} stands twice: give each slot and fragment its own id.`),
    ...ids
      .filter((id) => !id.startsWith(`${name}.`))
      .map((id) => `${id} bears another's name: ids of ${name} begin with '${name}.'.`),
  ]
}

/**
 * What a manifest claims that is not free: routes, fragment ids and slots belong to one team each.
 * Sentences for the person who publishes; empty when all is well.
 */
export function collisionsOf(manifest: Claims, others: readonly Claims[]): string[] {
  const mine = claims(manifest)
  const mend = "choose another, or agree with them"
  const ofShell = Object.values(shellRoutes)
    .filter((route) => mine.has(`route ${shapeOf(route)}`))
    .map((route) => `The route ${route} belongs to the shell: choose another.`)
  const ofOthers = others
    .filter((other) => other.name !== manifest.name)
    .flatMap((other) =>
      [...claims(other)]
        .filter(([claim]) => mine.has(claim))
        .map(([, what]) => `T${what.slice(1)} belongs to ${other.name} (${other.owner}): ${mend}.`),
    )
  return [...ownTroubles(manifest), ...ofShell, ...ofOthers]
}
