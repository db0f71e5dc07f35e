import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { RELEASE_RECORD, releaseFolder } from "../places.js"
import { type Release, releaseSchema } from "../pointer/pointer.js"
import type { BuildOutput } from "./build-output.js"

const TEXT = /\.(js|css|svg|json|html|txt)$/

async function copyCompressed(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
  if (!TEXT.test(from)) return
  const bytes = await readFile(from)
  const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  await writeFile(`${to}.br`, await promisify(brotliCompress)(bytes, hint))
  await writeFile(`${to}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/**
 * Copies a build to its final folder in one step, compressed beside it, with what the registry knows of
 * it. Resolves to whether it did: a release that is there already is never touched.
 */
export async function storeRelease(
  localDir: string,
  output: BuildOutput,
  release: Release,
): Promise<boolean> {
  const target = releaseFolder(localDir, release.name, release.release)
  if (existsSync(target)) return false
  const record = JSON.stringify(releaseSchema.parse(release))
  const draft = join(dirname(target), `.draft-${randomUUID()}`)
  try {
    for (const file of output.files) {
      await copyCompressed(join(output.folder, file), join(draft, file))
    }
    await writeFile(join(draft, RELEASE_RECORD), record)
    // Fails where the folder is there and not empty: of two at once one comes first.
    await rename(draft, target)
    return true
  } catch (error) {
    if (existsSync(target)) return false
    throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** A release as it was published, or nothing where there is none of that name. */
export async function readRelease(
  localDir: string,
  name: string,
  release: string,
): Promise<Release | undefined> {
  if (!/^\w[\w.-]*$/.test(release) || !/^[a-z][a-z0-9-]*$/.test(name)) return undefined
  const file = join(releaseFolder(localDir, name, release), RELEASE_RECORD)
  if (!existsSync(file)) return undefined
  return releaseSchema.parse(JSON.parse(await readFile(file, "utf8")))
}
