import { type Manifest, shellRoutes } from "@shop/kernel/manifest"

/** `/products/:category` and `/products/:kind` are the same route. */
const shapeOf = (route: string) => route.toLowerCase().replace(/:[^/]+/g, ":")

function claims(manifest: Manifest): Map<string, string> {
  return new Map([
    ...manifest.routes.map((route) => [`route ${shapeOf(route)}`, `the route ${route}`] as const),
    ...manifest.fragments.map(({ id }) => [`fragment ${id}`, `the fragment ${id}`] as const),
    ...manifest.slots.map(({ id }) => [`slot ${id}`, `the slot ${id}`] as const),
  ])
}

/**
 * What a manifest claims that is not free: routes, fragment ids and slots belong to one team each.
 * Sentences for the person who publishes; empty when all is well.
 */
export function collisionsOf(manifest: Manifest, others: readonly Manifest[]): string[] {
  const mine = claims(manifest)
  const ofShell = Object.values(shellRoutes)
    .filter((route) => mine.has(`route ${shapeOf(route)}`))
    .map((route) => `the route ${route} belongs to the shell`)
  const ofOthers = others
    .filter((other) => other.name !== manifest.name)
    .flatMap((other) =>
      [...claims(other)]
        .filter(([claim]) => mine.has(claim))
        .map(([, what]) => `${what} belongs to ${other.name} (${other.owner})`),
    )
  return [...ofShell, ...ofOthers]
}
