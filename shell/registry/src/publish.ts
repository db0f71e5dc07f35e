import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { cp, mkdir, rename, rm } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { type BuildOutput, readBuildOutput } from "./build-output.js"
import { collisionsOf } from "./collisions.js"
import { withLock } from "./lock.js"
import { type LiveMicroFrontend, pointerFile, readPointer, writePointer } from "./pointer.js"
import { portOffsetFor } from "./port-offsets.js"

/** Where the files of a release are, below LOCAL_DIR. */
export const releaseFolder = (localDir: string, name: string, release: string) =>
  join(localDir, "mfe", name, release)

/** Copies a build to its final folder in one step. A release that is there already is never touched. */
async function copyRelease(output: BuildOutput, target: string): Promise<void> {
  if (existsSync(target)) return
  const draft = join(dirname(target), `.draft-${randomUUID()}`)
  try {
    for (const file of output.files) {
      await mkdir(dirname(join(draft, file)), { recursive: true })
      await cp(join(output.folder, file), join(draft, file))
    }
    await rename(draft, target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Publishes a built micro-frontend and makes it the live one. `folder` is the micro-frontend's, with
 * its build in `dist`. Throws sentences when the build is not whole or claims what others own.
 */
export async function publish(localDir: string, folder: string): Promise<LiveMicroFrontend> {
  const output = await readBuildOutput(resolve(folder, "dist"))
  const { manifest, hash } = output
  const release = `${manifest.version}-${hash}`

  return withLock(`${pointerFile(localDir)}.lock`, async () => {
    const { microFrontends } = await readPointer(localDir)
    const collisions = collisionsOf(manifest, microFrontends)
    if (collisions.length > 0) {
      throw new Error(`${manifest.name} cannot be published: ${collisions.join("; ")}.`)
    }
    await copyRelease(output, releaseFolder(localDir, manifest.name, release))
    const taken = new Map(microFrontends.map((one) => [one.name, one.portOffset ?? 0]))
    const live = { ...manifest, release, portOffset: portOffsetFor(manifest.name, taken) }
    const others = microFrontends.filter((one) => one.name !== manifest.name)
    await writePointer(localDir, {
      microFrontends: [...others, live].sort((one, other) => one.name.localeCompare(other.name)),
    })
    return live
  })
}
