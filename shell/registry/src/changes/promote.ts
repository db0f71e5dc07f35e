import { commit } from "../pointer/commit.js"
import { Refusal } from "../refusal.js"
import { asLive, findLive, releaseOf, withLive } from "./live.js"

/** Makes a release that was on trial the live one for all. Throws a Refusal when there is none. */
export async function promote(localDir: string, name: string, by: string): Promise<string> {
  let promoted = ""
  await commit(localDir, async (pointer) => {
    const live = findLive(pointer, name)
    if (!live?.canary)
      throw new Refusal(`${name} is left as it is:`, ["no release of it is on trial."])
    const { share: _, ...release } = live.canary
    promoted = release.release
    const next = asLive(release, releaseOf(live))
    const event = { by, action: "promote" as const, name, from: live.release, to: promoted }
    return { microFrontends: withLive(pointer, name, next), events: [event] }
  })
  return promoted
}
