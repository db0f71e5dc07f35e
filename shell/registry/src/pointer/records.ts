import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { pointersFolder } from "../places.js"
import { isMissing, type Pointer, pointerSchema, readPointer } from "./pointer.js"

/** What was done, by whom, when and why. */
export const eventSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(["publish", "canary", "promote", "rollback", "automatic rollback", "withdraw"]),
  name: z.string(),
  /** The releases before and after; none where there was nothing, or is nothing now. */
  from: z.string().optional(),
  to: z.string().optional(),
  why: z.string().optional(),
})
export const recordSchema = z.object({ events: z.array(eventSchema), pointer: pointerSchema })

export type RegistryEvent = z.output<typeof eventSchema>
export type PointerRecord = z.output<typeof recordSchema>

export const recordFile = (localDir: string, revision: number) =>
  join(pointersFolder(localDir), `${String(revision).padStart(6, "0")}.json`)

async function revisions(localDir: string): Promise<number[]> {
  const files = await readdir(pointersFolder(localDir)).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return files
    .filter((file) => /^\d+\.json$/.test(file))
    .map((file) => Number.parseInt(file, 10))
    .sort((one, other) => one - other)
}

async function readRecord(localDir: string, revision: number): Promise<PointerRecord> {
  return recordSchema.parse(JSON.parse(await readFile(recordFile(localDir, revision), "utf8")))
}

/** The pointer of the highest revision; a registry from before there were revisions starts with what it has. */
export async function newestPointer(localDir: string): Promise<Pointer> {
  const newest = (await revisions(localDir)).at(-1)
  if (newest === undefined) return readPointer(localDir)
  return (await readRecord(localDir, newest)).pointer
}

/** Everything that ever happened, oldest first; of one micro-frontend, if named. */
export async function readHistory(localDir: string, name?: string): Promise<RegistryEvent[]> {
  const records = await Promise.all(
    (await revisions(localDir)).map((revision) => readRecord(localDir, revision)),
  )
  const events = records.flatMap((record) => record.events)
  return name === undefined ? events : events.filter((event) => event.name === name)
}
