import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { CreateFileDTO } from "@medusajs/framework/types"
import { env } from "../server/env"

/**
 * Removes what is left of a file that could not be written into `LOCAL_DIR`: on a full disk Medusa's
 * provider leaves an empty one. It puts the time before the name, which is random (see `stored-file.ts`)
 * and so nobody else's. An object store has no half-written state.
 */
export async function removeHalfWritten({ filename, access }: CreateFileDTO): Promise<void> {
  if (env().picturesUrl !== undefined) return
  const folder = join(env().localDir, access === "public" ? "uploads" : "private")
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => each.endsWith(`-${filename}`)))
    await rm(join(folder, name), { force: true }).catch(() => undefined)
}
