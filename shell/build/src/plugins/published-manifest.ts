import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Manifest, ModuleAssets } from "@shop/kernel/manifest"
import type { Plugin, ResolvedConfig } from "vite"

/** One record of the manifest that Vite writes about a build. */
interface BuiltChunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

type BuiltChunks = Record<string, BuiltChunk>

/** The file name under which a built micro-frontend describes itself. */
export const PUBLISHED_MANIFEST = "mfe.manifest.json"

/** The chunk and all it imports before it can run. */
function staticClosure(chunks: BuiltChunks, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of chunks[key]?.imports ?? []) staticClosure(chunks, imported, seen)
  return seen
}

/**
 * The files of every exposed module with those of remoteEntry.js, which loads it: what a page
 * preloads to have the module after one round trip in place of four.
 */
function assetsByModule(
  chunks: BuiltChunks,
  exposes: Record<string, string>,
): Record<string, ModuleAssets> {
  const entryKey = Object.keys(chunks).find((key) => chunks[key]?.file === "remoteEntry.js")
  if (!entryKey) throw new Error("The build has no remoteEntry.js.")
  const byModule = Object.entries(exposes).map(([module, file]) => {
    const keys = new Set(
      [entryKey, file.replace("./", "")].flatMap((key) => [...staticClosure(chunks, key)]),
    )
    const needed = [...keys].flatMap((key) => chunks[key] ?? [])
    const assets: ModuleAssets = {
      js: needed.map((chunk) => chunk.file),
      css: [...new Set(needed.flatMap(({ css = [] }) => css))],
    }
    return [module, assets] as const
  })
  return Object.fromEntries(byModule)
}

/** Writes mfe.manifest.json beside the built files; serves it, without assets, in development. */
export function publishedManifest(manifest: Manifest, exposes: Record<string, string>): Plugin {
  let config: ResolvedConfig
  return {
    name: "shop:published-manifest",
    configResolved(resolved) {
      config = resolved
    },
    configureServer(server) {
      server.middlewares.use(`/${PUBLISHED_MANIFEST}`, (_request, response) => {
        response.setHeader("content-type", "application/json")
        response.end(JSON.stringify({ ...manifest, assets: {} }))
      })
    },
    async writeBundle() {
      const folder = join(config.root, config.build.outDir)
      const chunks = JSON.parse(
        await readFile(join(folder, ".vite/manifest.json"), "utf8"),
      ) as BuiltChunks
      const published = { ...manifest, assets: assetsByModule(chunks, exposes) }
      await writeFile(join(folder, PUBLISHED_MANIFEST), JSON.stringify(published, undefined, 2))
    },
  }
}
