import { resolve } from "node:path"
import { buildTroubles, shopTroubles } from "../gate/gate.js"
import type { ShellOffer } from "../gate/shell-offer.js"
import { commit } from "../pointer/commit.js"
import type { LiveMicroFrontend, Pointer, Release } from "../pointer/pointer.js"
import { readHistory } from "../pointer/records.js"
import { Refusal } from "../refusal.js"
import { type BuildOutput, readBuildOutput } from "../releases/build-output.js"
import { storeRelease } from "../releases/store-release.js"
import { asLive, findLive, releaseOf, withLive } from "./live.js"

interface WorkingCopy {
  output: BuildOutput
  release: Release
}

async function readWorkingCopy(folder: string): Promise<WorkingCopy> {
  const output = await readBuildOutput(resolve(folder, "dist"))
  const { manifest, hash, integrity } = output
  const publishedAt = new Date().toISOString()
  return {
    output,
    release: { ...manifest, release: `${manifest.version}-${hash}`, publishedAt, integrity },
  }
}

/** The micro-frontends with each copy live in its turn. */
function withAll(pointer: Pointer, copies: readonly WorkingCopy[]): LiveMicroFrontend[] {
  return copies.reduce<Pointer>((before, { release }) => {
    const live = findLive(before, release.name)
    const next = asLive(release, live && releaseOf(live))
    return { ...before, microFrontends: withLive(before, release.name, next) }
  }, pointer).microFrontends
}

/**
 * Publishes what was built in a checkout, all together and without a token: what `npm start` does. A
 * copy that was live before, as it is now, is left alone, so that a later publish or rollback holds.
 * Throws a Refusal that says what does not fit.
 */
export async function publishWorkingCopies(
  localDir: string,
  folders: readonly string[],
  { offer, by }: { offer: ShellOffer; by: string },
): Promise<string[]> {
  const copies = await Promise.all(folders.map(readWorkingCopy))
  const events = await readHistory(localDir)
  const isKnown = ({ release }: WorkingCopy) =>
    events.some(({ name, to }) => name === release.name && to === release.release)

  let published: WorkingCopy[] = []
  await commit(localDir, async (pointer) => {
    published = copies.filter((copy) => !isKnown(copy) || !findLive(pointer, copy.release.name))
    if (published.length === 0) return undefined
    const outputs = published.map(({ output }) => output)
    const ofBuilds = await Promise.all(outputs.map((output) => buildTroubles(output, offer)))
    const troubles = [...ofBuilds.flat(), ...shopTroubles(outputs, pointer)]
    if (troubles.length > 0) throw new Refusal("What was built does not fit together:", troubles)
    for (const { output, release } of published) await storeRelease(localDir, output, release)
    return {
      microFrontends: withAll(pointer, published),
      events: published.map(({ release: { name, release } }) => {
        const from = findLive(pointer, name)?.release
        return { by, action: "publish" as const, name, to: release, ...(from && { from }) }
      }),
    }
  })
  return published.map(({ release: { name, release } }) => `${name} ${release}`)
}
