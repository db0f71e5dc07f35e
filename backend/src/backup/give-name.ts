import { link, open, rename, rm } from "node:fs/promises"
import { Unusable } from "./unusable"

export const nameTaken = (file: string) =>
  new Unusable(`${file} exists already. Name another file.`)

/**
 * Gives a whole file its name, and takes the name from no other: renaming would, without a word.
 * @throws Unusable when somebody has used the name meanwhile
 */
export async function giveName(whole: string, name: string): Promise<void> {
  try {
    await link(whole, name)
  } catch (error) {
    if (isTaken(error)) throw nameTaken(name)
    return claimAndRename(whole, name)
  }
  await rm(whole)
}

/** For file systems on which a file has one name only, as on most memory sticks. */
async function claimAndRename(whole: string, name: string): Promise<void> {
  const claim = await open(name, "wx", 0o600).catch((error: unknown) => {
    throw isTaken(error) ? nameTaken(name) : error
  })
  await claim.close()
  try {
    await rename(whole, name)
  } catch (error) {
    await rm(name, { force: true })
    throw error
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === "EEXIST"
