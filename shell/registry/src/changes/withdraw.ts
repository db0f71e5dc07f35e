import { brokenNeeds } from "../gate/contracts.js"
import { type Change, commit } from "../pointer/commit.js"
import type { LiveMicroFrontend, Pointer } from "../pointer/pointer.js"
import type { RegistryEvent } from "../pointer/records.js"
import { Refusal } from "../refusal.js"
import { findLive, withLive } from "./live.js"

/** The shop less one of its micro-frontends. Throws a Refusal when somebody live uses something of it. */
export function without(
  { name, release }: LiveMicroFrontend,
  pointer: Pointer,
  note: Omit<RegistryEvent, "at" | "from" | "to">,
): Change {
  const troubles = brokenNeeds(name, undefined, pointer.microFrontends)
  if (troubles.length > 0) throw new Refusal(`${name} is left as it is:`, troubles)
  return {
    microFrontends: withLive(pointer, name, undefined),
    events: [{ ...note, from: release }],
  }
}

/**
 * Takes a micro-frontend out of the shop, with what is on trial of it. Its releases stay: going back to
 * one by name, or publishing the next, brings it back. Throws a Refusal, with nothing changed, when
 * nothing of it is live or somebody live uses something of it. Resolves to the release that was live.
 */
export async function withdraw(
  localDir: string,
  name: string,
  { by, why }: { by: string; why?: string },
): Promise<string> {
  let withdrawn = ""
  await commit(localDir, async (pointer) => {
    const live = findLive(pointer, name)
    if (!live) {
      const mend = "nothing of it is live, so there is nothing to withdraw."
      throw new Refusal(`${name} is left as it is:`, [mend])
    }
    withdrawn = live.release
    return without(live, pointer, { by, action: "withdraw", name, ...(why && { why }) })
  })
  return withdrawn
}
