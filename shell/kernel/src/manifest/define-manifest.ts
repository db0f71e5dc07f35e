import type { CallName } from "@shop/api"
import type { z } from "zod"
import type { SlotId } from "../composition/slots.js"
import { manifestTroubles } from "./manifest-troubles.js"
import { type Manifest, manifestSchema } from "./manifest-schema.js"

type Written = z.input<typeof manifestSchema>

/** A manifest as a team writes it: ids of slots and calls are checked by the compiler as well. */
export type ManifestInput = Omit<Written, "slots" | "fragments" | "needs"> & {
  slots?: (SlotId | { id: SlotId; routes: string[] })[]
  fragments?: (NonNullable<Written["fragments"]>[number] & { slot: SlotId })[]
  needs?: Omit<NonNullable<Written["needs"]>, "calls" | "slots"> & {
    calls?: CallName[]
    slots?: SlotId[]
  }
}

/** Build tools print the stack of what a configuration throws; here the sentences are all there is to say. */
class ManifestError extends Error {
  constructor(troubles: readonly string[]) {
    super(["The manifest cannot be used:", ...troubles.map((one) => `- ${one}`)].join("\n"))
    this.stack = this.message
  }
}

/**
 * Checks a manifest and fills in its defaults; throws an error with a sentence for each thing that is
 * wrong. For `mfe.manifest.ts` and build tools only: it brings zod, which must not reach a browser.
 */
export function defineManifest(manifest: ManifestInput): Manifest {
  const parsed = manifestSchema.safeParse(manifest)
  if (parsed.success) return parsed.data
  throw new ManifestError(manifestTroubles(parsed.error))
}
