import { endpoints } from "@shop/api"
import {
  type Manifest,
  matchesRoute,
  shellNeeds,
  shellRoutes,
  shellSlots,
} from "@shop/kernel/manifest"
import { shapeOf } from "./collisions.js"

type Party = Pick<Manifest, "name" | "owner" | "routes" | "slots" | "fragments" | "needs" | "menu">
type Kind = "slot" | "fragment" | "route"
interface Need {
  kind: Kind
  id: string
  /** Whoever needs it. */
  by: string
}

function needsOf({ name, owner, fragments, needs, menu }: Party): Need[] {
  const by = `${name} (${owner})`
  const ids: Record<Kind, string[]> = {
    slot: [...needs.slots, ...fragments.map(({ slot }) => slot)],
    fragment: needs.fragments,
    route: [...needs.routes, ...menu.map(({ path }) => path)],
  }
  return (Object.keys(ids) as Kind[]).flatMap((kind) =>
    [...new Set(ids[kind])].map((id) => ({ kind, id, by })),
  )
}

/** Whether the shop that these make up has what is needed. */
function hasIn(parties: readonly Party[], { kind, id }: Need): boolean {
  if (kind === "slot")
    return (
      shellSlots.includes(id) || parties.some(({ slots }) => slots.some((one) => one.id === id))
    )
  if (kind === "fragment")
    return parties.some(({ fragments }) => fragments.some((one) => one.id === id))
  const routes = [...Object.values(shellRoutes), ...parties.flatMap((party) => party.routes)]
  return routes.some((route) => shapeOf(route) === shapeOf(id) || matchesRoute(route, id))
}

/** What the micro-frontend needs and nobody offers. */
export function unmetNeeds(manifest: Party, others: readonly Party[]): string[] {
  const all = [...others.filter(({ name }) => name !== manifest.name), manifest]
  const missing = needsOf(manifest)
    .filter((need) => !hasIn(all, need))
    .map(
      ({ kind, id }) =>
        `It needs the ${kind} ${id}, which nobody live offers: publish its owner's first.`,
    )
  const calls = manifest.needs.calls
    .filter((call) => !(call in endpoints))
    .map(
      (call) => `It needs the call ${call}, which @shop/api does not have: use one of its names.`,
    )
  return [...missing, ...calls]
}

/** What others still use and would be gone with `next` (nothing: with the micro-frontend itself). */
export function brokenNeeds(
  name: string,
  next: Party | undefined,
  live: readonly Party[],
): string[] {
  const others = live.filter((party) => party.name !== name)
  const after = next ? [...others, next] : others
  const ofShell = shellNeeds.routes.map((id) => ({ kind: "route" as const, id, by: "the shell" }))
  const mend = "keep it beside its successor until they no longer use it"
  return [...others.flatMap(needsOf), ...ofShell]
    .filter((need) => hasIn(live, need) && !hasIn(after, need))
    .map(({ kind, id, by }) => `The ${kind} ${id} would be gone, and ${by} uses it: ${mend}.`)
}
