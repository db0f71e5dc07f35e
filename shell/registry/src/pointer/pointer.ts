import { readFile } from "node:fs/promises"
import { builtManifestSchema } from "@shop/kernel/manifest"
import { z } from "zod"
import { pointerFile } from "../places.js"

/** A published build: what it said of itself, where its files are, and what they must be. */
export const releaseSchema = builtManifestSchema.safeExtend({
  /** Folder below `mfe/<name>/`: the version, for a working copy with a hash of its content behind. */
  release: z.string().regex(/^\w[\w.-]*$/),
  publishedAt: z.iso.datetime().default("1970-01-01T00:00:00Z"),
  /** SHA-384 of its files as browsers write it, by path. */
  integrity: z.record(z.string(), z.string()).default({}),
  /** Address of the folder that holds its releases, where it is not served on this machine. */
  baseUrl: z.url().optional(),
})

/** One live micro-frontend. */
const liveSchema = releaseSchema.safeExtend({
  /** Where it is served on one machine, from PORT_BASE. */
  portOffset: z.number().int().positive().optional(),
  /** The last good release: for pages in which the live one does not work, and for `rollback`. */
  previous: releaseSchema.optional(),
  /** A release that only a share of visitors gets, in per cent. */
  canary: releaseSchema.safeExtend({ share: z.number().int().min(1).max(99) }).optional(),
})

/** The registry pointer: which release of each micro-frontend is live. */
export const pointerSchema = z.object({
  revision: z.number().int().nonnegative().default(0),
  microFrontends: z.array(liveSchema),
})

export type Release = z.output<typeof releaseSchema>
export type LiveMicroFrontend = z.output<typeof liveSchema>
export type Pointer = z.output<typeof pointerSchema>

export const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT"

/** Reads the pointer that visitors get; without a file an empty one. Throws when it is not one. */
export async function readPointer(localDir: string): Promise<Pointer> {
  try {
    return pointerSchema.parse(JSON.parse(await readFile(pointerFile(localDir), "utf8")))
  } catch (error) {
    if (isMissing(error)) return { revision: 0, microFrontends: [] }
    throw error
  }
}
