import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { RELEASE_RECORD, releaseFolder } from "../places.js"
import { isMissing, type Release, releaseSchema } from "../pointer/pointer.js"
import { Refusal } from "../refusal.js"
import { type BuildOutput, digestOf } from "./build-output.js"

const TEXT = /\.(js|css|svg|json|html|txt)$/

/** Writes a file, compressed beside it. */
async function writeCompressed(to: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await writeFile(to, bytes)
  if (!TEXT.test(to)) return
  const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  await writeFile(`${to}.br`, await promisify(brotliCompress)(bytes, hint))
  await writeFile(`${to}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/** A file of the build as it was examined: that takes a while, and somebody may build meanwhile. */
async function readExamined({ folder, integrity, manifest }: BuildOutput, file: string) {
  const bytes = await readFile(join(folder, file)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (bytes && digestOf(bytes) === integrity[file]) return bytes
  const what = `${manifest.name} ${manifest.version} cannot be published:`
  throw new Refusal(what, [`${file} of its build changed while it was examined; publish again.`])
}

/**
 * Copies a build to its final folder in one step, compressed beside it, with what the registry knows of
 * it. Resolves to whether it did: a release that is there already is never touched. Throws a Refusal when
 * the build is no longer the one that was examined.
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
      await writeCompressed(join(draft, file), await readExamined(output, file))
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
