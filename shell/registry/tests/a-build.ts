import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { defineManifest, type ManifestInput } from "@shop/kernel/manifest"
import { onTestFinished } from "vitest"

/** A folder that is gone after the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shop-registry-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files, given by path, below a folder. */
export async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** The folder of a micro-frontend as a build leaves it, with `app` as its code. */
export async function aBuild(
  manifest: Partial<ManifestInput> & { name: string },
  app = "export default 1",
): Promise<string> {
  const folder = await aFolder()
  const written = defineManifest({
    version: "1.0.0",
    owner: `Team ${manifest.name}`,
    routes: [`/${manifest.name}`],
    ...manifest,
  })
  const assets = { "./app": { js: ["remoteEntry.js", "assets/app.js"], css: [] } }
  await write(join(folder, "dist"), {
    "mfe.manifest.json": JSON.stringify({ ...written, assets }),
    "remoteEntry.js": "export const get = 1",
    "assets/app.js": app,
    "mf-stats.json": "{}",
    ".vite/manifest.json": "{}",
  })
  return folder
}
