import { brokenNeeds, unmetNeeds } from "../gate/contracts.js"
import { collisionsOf } from "../gate/collisions.js"
import { commit } from "../pointer/commit.js"
import type { Pointer, Release } from "../pointer/pointer.js"
import { portOffsetOf } from "../pointer/port-offsets.js"
import { readHistory } from "../pointer/records.js"
import { Refusal } from "../refusal.js"
import { readRelease } from "../releases/store-release.js"
import { asLive, findLive, lastGoodBefore, withLive } from "./live.js"
import { without } from "./withdraw.js"

export interface RollbackOptions {
  /** The version to go back to; without, the last good one before the live one. */
  version?: string
  by: string
  why?: string
  /** Goes back only if this release is live, or on trial: somebody may have mended it in the meantime. */
  onlyFrom?: string
  automatic?: boolean
}

/** What going back would break: it must not leave the shop worse than it is. */
function troublesOf(name: string, target: Release, pointer: Pointer): string[] {
  const others = pointer.microFrontends.filter((one) => one.name !== name)
  return [
    ...collisionsOf(target, others),
    ...unmetNeeds(target, others),
    ...brokenNeeds(name, target, pointer.microFrontends),
  ]
}

/** Of the shop's own three there has to be one: a person chooses, for a shop without it is none. */
const waysOn = (name: string) =>
  `there is no earlier good version of it: publish a mended one (npm run mfe -- publish ${name}), ` +
  `or take it out of the shop (npm run mfe -- withdraw ${name}).`

/**
 * Points back: ends a trial if there is one and no version is named, else makes an earlier release live
 * again, also of a micro-frontend that was withdrawn, if a version is named. Of a first version nothing
 * remains, but for the shop's own three. Throws a Refusal, with nothing changed, where there is no earlier
 * good version of those, and for one that is not there or that the shop no longer fits. Resolves to what
 * is live now.
 */
export async function rollback(
  localDir: string,
  name: string,
  { version, by, why, onlyFrom, automatic = false }: RollbackOptions,
): Promise<string | undefined> {
  const action = automatic ? ("automatic rollback" as const) : ("rollback" as const)
  const note = { by, action, name, ...(why && { why }) }
  const what = `${name} is left as it is:`
  let now: string | undefined
  await commit(localDir, async (pointer) => {
    const live = findLive(pointer, name)
    if (!live && !version) {
      const mend = `name the version to bring back, see npm run mfe -- history ${name}`
      throw new Refusal(what, [`nothing of it is live: ${mend}.`])
    }
    now = live?.release ?? now
    const trial = live?.canary?.release
    if (onlyFrom && onlyFrom !== now && onlyFrom !== trial) return undefined
    if (live && trial && !version && (!onlyFrom || onlyFrom === trial)) {
      const { canary: _, ...rest } = live
      const microFrontends = withLive(pointer, name, rest)
      return { microFrontends, events: [{ ...note, from: trial, to: live.release }] }
    }

    const events = await readHistory(localDir, name)
    const wanted =
      version ?? (live && (lastGoodBefore(events, live.release) ?? live.previous?.release))
    if (!wanted) {
      if (!live || portOffsetOf(name)) throw new Refusal(what, [waysOn(name)])
      now = undefined
      return without(live, pointer, note)
    }
    const target = await readRelease(localDir, name, wanted)
    if (!target) {
      const mend = `see npm run mfe -- history ${name} for those that are`
      throw new Refusal(what, [`there is no release ${wanted} of it: ${mend}.`])
    }
    if (live && wanted === live.release) throw new Refusal(what, [`${wanted} is live already.`])
    const troubles = troublesOf(name, target, pointer)
    if (troubles.length > 0) throw new Refusal(what, troubles)

    const before = lastGoodBefore(events, wanted)
    const previous = before ? await readRelease(localDir, name, before) : undefined
    now = wanted
    const event = { ...note, ...(live && { from: live.release }), to: wanted }
    const microFrontends = withLive(pointer, name, asLive(target, previous))
    return { microFrontends, events: [event] }
  })
  return now
}
