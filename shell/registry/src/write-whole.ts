import { randomUUID } from "node:crypto"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

/** Replaces a file in one step: a reader sees the old one or the new one, never a half. */
export async function writeWhole(file: string, text: string, mode = 0o644): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text, { mode })
  await rename(draft, file)
}
