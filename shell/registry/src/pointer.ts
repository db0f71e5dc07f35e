import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { builtManifestSchema } from "@shop/kernel/manifest"
import { z } from "zod"

/** One live micro-frontend: what its build said of itself and where its files are. */
const liveSchema = builtManifestSchema.extend({
  /** Folder below `mfe/<name>/`: version and content hash. */
  release: z.string().regex(/^[\w.-]+$/),
  /** Where it is served on one machine, from PORT_BASE. */
  portOffset: z.number().int().positive().optional(),
  /** Address of the folder that holds its releases, where it is not served on this machine. */
  baseUrl: z.url().optional(),
})

/** The registry pointer: which release of each micro-frontend is live. */
export const pointerSchema = z.object({ microFrontends: z.array(liveSchema) })

export type LiveMicroFrontend = z.output<typeof liveSchema>
export type Pointer = z.output<typeof pointerSchema>

/** The pointer's file below LOCAL_DIR. */
export const pointerFile = (localDir: string) => join(localDir, "mfe", "registry.json")

/** Reads the pointer; without a file an empty one. Throws when it is not one. */
export async function readPointer(localDir: string): Promise<Pointer> {
  try {
    return pointerSchema.parse(JSON.parse(await readFile(pointerFile(localDir), "utf8")))
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return { microFrontends: [] }
    }
    throw error
  }
}

/** Replaces the pointer in one step: a reader sees the old one or the new one, never a half. */
export async function writePointer(localDir: string, pointer: Pointer): Promise<void> {
  const file = pointerFile(localDir)
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(pointer, undefined, 2))
  await rename(draft, file)
}
