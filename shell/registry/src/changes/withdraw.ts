import { brokenNeeds } from "../gate/contracts.js"
import { commit } from "../pointer/commit.js"
import { Refusal } from "../refusal.js"
import { findLive, withLive } from "./live.js"

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
  const what = `${name} is left as it is:`
  let withdrawn = ""
  await commit(localDir, async (pointer) => {
    const live = findLive(pointer, name)
    if (!live) throw new Refusal(what, ["nothing of it is live, so there is nothing to withdraw."])
    const troubles = brokenNeeds(name, undefined, pointer.microFrontends)
    if (troubles.length > 0) throw new Refusal(what, troubles)
    withdrawn = live.release
    const event = { by, action: "withdraw" as const, name, from: withdrawn, ...(why && { why }) }
    return { microFrontends: withLive(pointer, name, undefined), events: [event] }
  })
  return withdrawn
}
