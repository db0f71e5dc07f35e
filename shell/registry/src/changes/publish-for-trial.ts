import { commit } from "../pointer/commit.js"
import type { Release } from "../pointer/pointer.js"
import type { BuildOutput } from "../releases/build-output.js"
import { storeRelease } from "../releases/store-release.js"

/**
 * Makes builds live in a registry of a test's own, past the gate, so that one can be tried that lacks
 * what it needs of others. All are served by the storefront itself.
 */
export async function publishForTrial(
  localDir: string,
  outputs: readonly BuildOutput[],
): Promise<void> {
  const publishedAt = new Date().toISOString()
  const releases = outputs.map(({ manifest, integrity }): Release => ({
    ...manifest,
    release: manifest.version,
    publishedAt,
    integrity,
  }))
  for (const [index, release] of releases.entries()) {
    const output = outputs[index]
    if (output) await storeRelease(localDir, output, release)
  }
  await commit(localDir, async () => ({ microFrontends: releases, events: [] }))
}
