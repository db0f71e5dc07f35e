import { type Pointer, readHistory } from "@shop/registry"
import type { Settings } from "../settings.js"
import type { ReleaseCounts } from "../watch/release-counts.js"
import { isOwnRegistry } from "./is-own-registry.js"

const EVENTS = 20

/** What /mfe/inspector shows: who is live, who uses whom, how they fare, and what happened last. */
export async function inspect(
  { localDir, registryUrl }: Pick<Settings, "localDir" | "registryUrl">,
  pointer: Pointer,
  counts: ReleaseCounts,
) {
  const all = counts.all()
  return {
    takesBackByItself: isOwnRegistry(registryUrl),
    microFrontends: pointer.microFrontends.map(
      ({
        name,
        owner,
        release,
        publishedAt,
        previous,
        canary,
        routes,
        slots,
        fragments,
        needs,
      }) => {
        const count = all.find((one) => one.name === name && one.release === release)
        const failures = Object.values(count?.failures ?? {})
        return {
          name,
          owner,
          release,
          publishedAt,
          lastGood: previous?.release,
          trial: canary && { release: canary.release, share: canary.share },
          routes,
          slots: slots.map(({ id }) => id),
          fragments: fragments.map(({ id, slot }) => ({ id, slot })),
          needs,
          views: count?.views ?? 0,
          failures: failures.reduce((sum, times) => sum + times, 0),
        }
      },
    ),
    events: (await readHistory(localDir).catch(() => [])).slice(-EVENTS).reverse(),
  }
}
