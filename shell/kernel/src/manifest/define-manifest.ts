import type { CallName } from "@shop/api"
import type { z } from "zod"
import type { SlotId } from "../composition/slots.js"
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

/**
 * Checks a manifest and fills in its defaults; throws zod's error that names what is wrong.
 * For `mfe.manifest.ts` and build tools only: it brings zod, which must not reach a browser.
 */
export function defineManifest(manifest: ManifestInput): Manifest {
  return manifestSchema.parse(manifest)
}
