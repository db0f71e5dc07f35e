import { randomUUID } from "node:crypto"
import { link, mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pointerFile, pointersFolder } from "../places.js"
import { writeWhole } from "../write-whole.js"
import type { LiveMicroFrontend, Pointer } from "./pointer.js"
import {
  newestPointer,
  type PointerRecord,
  recordFile,
  recordSchema,
  type RegistryEvent,
} from "./records.js"

/** What somebody wants: the micro-frontends as they shall be, and what to note of it. */
export interface Change {
  microFrontends: LiveMicroFrontend[]
  events: Omit<RegistryEvent, "at">[]
}

/**
 * Creates the record whole, or not at all where that revision is there already: the compare and swap.
 * Throws zod's error for what could not be read again, for it would stop everybody.
 */
async function claim(localDir: string, record: PointerRecord): Promise<boolean> {
  const text = JSON.stringify(recordSchema.parse(record))
  const draft = join(pointersFolder(localDir), `.draft-${randomUUID()}`)
  await mkdir(pointersFolder(localDir), { recursive: true })
  await writeFile(draft, text)
  try {
    await link(draft, recordFile(localDir, record.pointer.revision))
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Shows visitors the newest pointer, also when others commit at the same time. */
export async function showNewest(localDir: string): Promise<void> {
  for (;;) {
    const shown = await newestPointer(localDir)
    await writeWhole(pointerFile(localDir), JSON.stringify(shown, undefined, 2))
    if ((await newestPointer(localDir)).revision === shown.revision) return
  }
}

/**
 * Changes the pointer by compare and swap: `change` is asked again, with the newer pointer, when
 * somebody else was quicker. It throws what it refuses; without a change it returns nothing.
 */
export async function commit(
  localDir: string,
  change: (pointer: Pointer) => Promise<Change | undefined>,
): Promise<void> {
  for (;;) {
    const current = await newestPointer(localDir)
    const wanted = await change(current)
    if (!wanted) return
    const at = new Date().toISOString()
    const microFrontends = [...wanted.microFrontends].sort((one, other) =>
      one.name.localeCompare(other.name),
    )
    const record = {
      events: wanted.events.map((event) => ({ at, ...event })),
      pointer: { revision: current.revision + 1, microFrontends },
    }
    if (await claim(localDir, record)) return showNewest(localDir)
  }
}
