import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join, sep } from "node:path"
import { type BuiltManifest, builtManifestSchema } from "@shop/kernel/manifest"
import { z } from "zod"

/** What the bundler leaves behind for itself and no browser asks for. */
const UNPUBLISHED = /(^|\/)(\.|mf-stats\.json)/

/** A built micro-frontend: its manifest, its files (paths with `/`) and a hash over all of them. */
export interface BuildOutput {
  folder: string
  manifest: BuiltManifest
  files: string[]
  hash: string
}

async function readManifest(folder: string): Promise<BuiltManifest> {
  const file = join(folder, "mfe.manifest.json")
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error(`${file} is missing: build the micro-frontend with @shop/build first.`)
  })
  const parsed = builtManifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${file} is wrong:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** Reads a `dist` folder; throws a sentence when it is not a whole micro-frontend. */
export async function readBuildOutput(folder: string): Promise<BuildOutput> {
  const manifest = await readManifest(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    )
    .filter((file) => !UNPUBLISHED.test(file))
    .sort()

  const promised = Object.values(manifest.assets).flatMap(({ js, css }) => [...js, ...css])
  const missing = ["remoteEntry.js", ...promised].find((file) => !files.includes(file))
  if (missing) throw new Error(`${folder} lacks ${missing}, which its manifest promises.`)

  const hash = createHash("sha256")
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(folder, file)))
  return { folder, manifest, files, hash: hash.digest("hex").slice(0, 12) }
}
