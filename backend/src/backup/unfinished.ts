import { randomBytes } from "node:crypto"
import { lstat, readdir, rm } from "node:fs/promises"
import { join } from "node:path"

const DAY = 24 * 3600 * 1000

/** What a backup's file is called while it is written: no two backups write into one file. */
export const unfinishedName = (file: string) =>
  `${file}.${randomBytes(6).toString("hex")}.unfinished`

/** Such names, and those of earlier versions; other programs leave unfinished things, too. */
const isOurs = (name: string) => /(\.[0-9a-f]{12}|^shop-[\dTZ-]+\.tar\.gz)\.unfinished$/.test(name)

/**
 * Removes what backups that were killed left in a folder: a shop's data, which nobody would look for.
 * One that is still written to is never a day old. Tidying fails no backup.
 */
export async function removeForsaken(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.filter(isOurs).map((name) => join(folder, name))) {
    const found = await lstat(path).catch(() => undefined)
    if (found?.isFile() && Date.now() - found.mtimeMs > DAY)
      await rm(path, { force: true }).catch(() => undefined)
  }
}
