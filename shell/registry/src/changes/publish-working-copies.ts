import type { ShellOffer } from "../gate/shell-offer.js"
import { commit } from "../pointer/commit.js"
import type { LiveMicroFrontend, Pointer } from "../pointer/pointer.js"
import { portOffsetOf } from "../pointer/port-offsets.js"
import { readHistory } from "../pointer/records.js"
import { Refusal } from "../refusal.js"
import { storeRelease } from "../releases/store-release.js"
import { asLive, findLive, releaseOf, withLive } from "./live.js"
import {
  isUnchanged,
  type LeftOut,
  ownTroublesOf,
  readWorkingCopy,
  whatFits,
  type WorkingCopy,
} from "./working-copies.js"

/** The micro-frontends with each copy live in its turn. */
function withAll(pointer: Pointer, copies: readonly WorkingCopy[]): LiveMicroFrontend[] {
  return copies.reduce<Pointer>((before, { release }) => {
    const live = findLive(before, release.name)
    const next = asLive(release, live && releaseOf(live))
    return { ...before, microFrontends: withLive(before, release.name, next) }
  }, pointer).microFrontends
}

/** Throws a Refusal where something of the shop's own is left out, and nothing of it is live instead. */
function demandOwn(leftOut: readonly LeftOut[], pointer: Pointer): void {
  const missing = leftOut.filter(({ name }) => portOffsetOf(name) && !findLive(pointer, name))
  if (missing.length === 0) return
  const troubles = missing.flatMap(({ troubles }) => troubles)
  throw new Refusal("What was built does not fit together:", troubles)
}

/**
 * Publishes what changed in the folders of a checkout, all together and without a token: what `npm
 * start` does. A folder that is as it was is left alone, so that a later publish or rollback holds; one
 * that fails, or is older than what is live, is left out. Throws a Refusal when that leaves the shop
 * without one of its own three.
 */
export async function publishWorkingCopies(
  localDir: string,
  folders: readonly string[],
  { offer, by }: { offer: ShellOffer; by: string },
): Promise<{ published: string[]; leftOut: LeftOut[] }> {
  const found = await Promise.all(folders.map(readWorkingCopy))
  const copies = found.filter((one): one is WorkingCopy => "output" in one)
  const unreadable = found.filter((one): one is LeftOut => "troubles" in one)

  let published: WorkingCopy[] = []
  let leftOut: LeftOut[] = []
  await commit(localDir, async (pointer) => {
    const events = await readHistory(localDir)
    const changed: WorkingCopy[] = []
    leftOut = [...unreadable]
    for (const copy of copies) {
      if (await isUnchanged(localDir, copy, events)) continue
      const troubles = await ownTroublesOf(copy, pointer, offer)
      if (troubles.length === 0) changed.push(copy)
      else leftOut.push({ name: copy.release.name, troubles })
    }
    const together = whatFits(changed, pointer)
    published = together.fitting
    leftOut.push(...together.leftOut)
    demandOwn(leftOut, pointer)
    if (published.length === 0) return undefined
    for (const { output, release } of published) await storeRelease(localDir, output, release)
    return {
      microFrontends: withAll(pointer, published),
      events: published.map(({ release: { name, release } }) => {
        const from = findLive(pointer, name)?.release
        return { by, action: "publish" as const, name, to: release, ...(from && { from }) }
      }),
    }
  })
  const names = published.map(({ release: { name, release } }) => `${name} ${release}`)
  return { published: names, leftOut }
}
