import type { Pointer } from "../pointer/pointer.js"
import type { BuildOutput } from "../releases/build-output.js"
import { collisionsOf } from "./collisions.js"
import { brokenNeeds, unmetNeeds } from "./contracts.js"
import { shareTroubles } from "./shares.js"
import type { ShellOffer } from "./shell-offer.js"
import { sizeTroubles } from "./sizes.js"
import { styleTroubles } from "./styles.js"

type Incoming = Pick<BuildOutput, "manifest">

/** What a build is by itself, and before the shell that is live: does not change while others publish. */
export async function buildTroubles(output: BuildOutput, offer: ShellOffer): Promise<string[]> {
  const found = await Promise.all([
    shareTroubles(output.folder, output.manifest, offer),
    sizeTroubles(output),
    styleTroubles(output),
  ])
  return found.flat()
}

/**
 * What would be wrong with the shop if these went live together; `live` are all that visitors may get
 * now, canaries included.
 */
export function shopTroubles(incoming: readonly Incoming[], pointer: Pointer): string[] {
  return incoming.flatMap((one) => shopTroublesOf(one, incoming, pointer))
}

/** What of that is the fault of `one`. */
export function shopTroublesOf(
  { manifest }: Incoming,
  incoming: readonly Incoming[],
  { microFrontends }: Pointer,
): string[] {
  const next = incoming.map((one) => one.manifest)
  const names = new Set(next.map(({ name }) => name))
  const canaries = microFrontends.flatMap(({ canary }) => canary ?? [])
  const others = [...microFrontends, ...canaries].filter(({ name }) => !names.has(name))
  const around = [...others, ...next]
  return [
    ...collisionsOf(manifest, around),
    ...unmetNeeds(manifest, around),
    ...brokenNeeds(manifest.name, manifest, [
      ...others,
      ...microFrontends.filter(({ name }) => name === manifest.name),
    ]),
  ]
}
