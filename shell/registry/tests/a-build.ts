import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type BuiltManifest, defineManifest, type ManifestInput } from "@shop/kernel/manifest"
import { onTestFinished } from "vitest"
import { publish, type PublishOptions, type ShellOffer } from "../src/index.js"
import { makeToken } from "../src/tokens/tokens.js"

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

/** What the live shell gives in these tests. */
export const offer: ShellOffer = {
  shared: {
    react: "19.3.1",
    "react/jsx-runtime": "19.3.1",
    "react-dom": "19.3.1",
    "@shop/kernel": "1.2.0",
    "@shop/ds": "1.0.0",
  },
  federation: "1.23.0",
}

/** What the federation plugin writes of a build that shares these. */
export const builtWith = (shared: Record<string, string>, pluginVersion = offer.federation) =>
  JSON.stringify({
    metaData: { pluginVersion },
    shared: Object.entries(shared).map(([name, version]) => ({ name, version })),
  })

type Claims = Partial<ManifestInput> & { name: string }

/** The folder of a micro-frontend as a build leaves it, with `files` in place of the usual ones. */
export async function aBuild(claims: Claims, files: Record<string, string> = {}): Promise<string> {
  const folder = await aFolder()
  const written = defineManifest({
    version: "1.0.0",
    owner: `Team ${claims.name}`,
    routes: [`/${claims.name}`],
    ...claims,
  })
  const assets: BuiltManifest["assets"] = {
    "./app": { js: ["remoteEntry.js", "assets/app.js"], css: ["assets/app.css"] },
  }
  const all = {
    "mfe.manifest.json": JSON.stringify({ ...written, assets }),
    "mf-manifest.json": builtWith(offer.shared),
    "remoteEntry.js": "export const get = 1",
    "assets/app.js": "export default 1",
    "assets/app.css": "@layer mfe{._page_1a2b3_2{color:red}}",
    "mf-stats.json": "{}",
    ".vite/manifest.json": "{}",
    ...files,
  }
  await write(join(folder, "dist"), all)
  return folder
}

/** A registry with a token for `names`. */
export async function aRegistry(...names: string[]) {
  const local = await aFolder()
  const token = await makeToken(local, { label: "the teams", names })
  return {
    local,
    token,
    publish: (folder: string, options: Partial<PublishOptions> = {}) =>
      publish(local, folder, { offer, token, ...options }),
    /** What the publish is refused with. */
    async refusal(folder: string, options: Partial<PublishOptions> = {}): Promise<string> {
      const wanted = { offer, token, ...options }
      const error: unknown = await publish(local, folder, wanted).catch((e: unknown) => e)
      return error instanceof Error ? error.message : "published"
    },
  }
}
