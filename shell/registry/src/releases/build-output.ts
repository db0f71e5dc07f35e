import { createHash } from "node:crypto"
import { readdir, readFile, stat } from "node:fs/promises"
import { join, sep } from "node:path"
import { type BuiltManifest, builtManifestSchema, type Integrity } from "@shop/kernel/manifest"
import { z } from "zod"
import { Refusal } from "../refusal.js"

/** What the bundler leaves behind for itself, and compressed copies: the registry makes its own. */
const UNPUBLISHED = /(^|\/)(\.|mf-stats\.json)|\.(br|gz)$/
/** A build that is larger, in bytes, or has more files, is an accident. */
const MOST_BYTES = 20 * 1024 * 1024
const MOST_FILES = 500
/** Manifests are small; a larger file is not one. */
const MOST_MANIFEST_BYTES = 256 * 1024

/** A built micro-frontend: its manifest, its files (paths with `/`), their digests, a hash over all. */
export interface BuildOutput {
  folder: string
  manifest: BuiltManifest
  files: string[]
  integrity: Integrity
  hash: string
}

/** A digest as browsers write it. */
export const digestOf = (bytes: Uint8Array) =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`

const refuse = (folder: string, trouble: string) =>
  new Refusal(`${folder} cannot be published:`, [trouble])

async function readManifest(folder: string): Promise<BuiltManifest> {
  const file = join(folder, "mfe.manifest.json")
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  )
  if (size === undefined)
    throw refuse(folder, `${file} is missing: build the micro-frontend with @shop/build first.`)
  if (size > MOST_MANIFEST_BYTES) throw refuse(folder, `${file} is too large to be a manifest.`)
  let content: unknown
  try {
    content = JSON.parse(await readFile(file, "utf8"))
  } catch {
    throw refuse(folder, `${file} is no JSON: build the micro-frontend again.`)
  }
  const parsed = builtManifestSchema.safeParse(content)
  if (parsed.success) return parsed.data
  const what = `${file} is wrong; mend mfe.manifest.ts and build again:`
  throw refuse(folder, `${what}\n${z.prettifyError(parsed.error)}`)
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join("/"))
    .filter((file) => !UNPUBLISHED.test(file))
    .sort()
  if (files.length > MOST_FILES)
    throw refuse(folder, `It has ${files.length} files; at most ${MOST_FILES} are published.`)
  const sizes = await Promise.all(files.map((file) => stat(join(folder, file))))
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
  if (bytes > MOST_BYTES) {
    const megabytes = (size: number) => `${Math.ceil(size / 1024 / 1024)} MB`
    const mend =
      "look what got into the build, and move large pictures to where products keep theirs"
    const most = megabytes(MOST_BYTES)
    throw refuse(folder, `It weighs ${megabytes(bytes)}; at most ${most} are published: ${mend}.`)
  }
  return files
}

/** Reads a `dist` folder; throws a Refusal when it is not a whole micro-frontend. */
export async function readBuildOutput(folder: string): Promise<BuildOutput> {
  const manifest = await readManifest(folder)
  const files = await listFiles(folder)
  const promised = Object.values(manifest.assets).flatMap(({ js, css }) => [...js, ...css])
  const missing = ["remoteEntry.js", ...promised].find((file) => !files.includes(file))
  if (missing)
    throw refuse(folder, `It lacks ${missing}, which its manifest promises: build it again.`)

  const hash = createHash("sha256")
  const integrity: Integrity = {}
  for (const file of files) {
    const bytes = await readFile(join(folder, file))
    hash.update(`${file}\0`).update(bytes)
    integrity[file] = digestOf(bytes)
  }
  return { folder, manifest, files, integrity, hash: hash.digest("hex").slice(0, 12) }
}
