import { existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import { resolve } from "node:path"
import { z } from "zod"
import { buildTroubles, shopTroubles } from "../gate/gate.js"
import type { ShellOffer } from "../gate/shell-offer.js"
import { releaseFolder } from "../places.js"
import { commit } from "../pointer/commit.js"
import type { LiveMicroFrontend, Pointer, Release } from "../pointer/pointer.js"
import { newestPointer } from "../pointer/records.js"
import { Refusal } from "../refusal.js"
import { type BuildOutput, readBuildOutput } from "../releases/build-output.js"
import { storeRelease } from "../releases/store-release.js"
import { holderOf } from "../tokens/tokens.js"
import { asLive, findLive, releaseOf, withLive } from "./live.js"

export interface PublishOptions {
  /** What the live shell gives. */
  offer: ShellOffer
  token: string | undefined
  /** Per cent of visitors who get it; without, all. */
  canary?: number
  /** Address of the folder that holds its releases, where the shop does not serve them itself. */
  baseUrl?: string
  /** Further proof that the build fits: sentences of what does not. */
  conformance?: (output: BuildOutput) => Promise<string[]>
}

function notYetPublished(localDir: string, { name, version }: BuildOutput["manifest"]): string[] {
  if (!existsSync(releaseFolder(localDir, name, version))) return []
  const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1))
  const mend = `raise the version in mfe.manifest.ts, e.g. to ${next}`
  return [`${name} ${version} is published already and never changes: ${mend}.`]
}

/** Where browsers can load files from. */
const httpUrl = z.url({ protocol: /^https?$/, hostname: /./ })

function addressTroubles(baseUrl: string | undefined): string[] {
  if (baseUrl === undefined || httpUrl.safeParse(baseUrl).success) return []
  const mend = "give the whole address of a folder, e.g. https://cdn.example.com/mfe/recipes"
  return [`--base-url ${baseUrl} is no address that a browser can load from: ${mend}.`]
}

function liveWith(pointer: Pointer, release: Release, share: number | undefined) {
  const live = findLive(pointer, release.name)
  if (share === undefined) return asLive(release, live && releaseOf(live))
  if (live) return { ...live, canary: { ...release, share } }
  throw new Refusal(`${release.name} cannot be tried on some visitors:`, [
    "nothing of it is live for the others: publish it without --canary first.",
  ])
}

/** All that the gate says against a build, without changing anything. */
export async function examine(
  localDir: string,
  output: BuildOutput,
  { offer, baseUrl, conformance }: Pick<PublishOptions, "offer" | "baseUrl" | "conformance">,
): Promise<string[]> {
  const pointer = await newestPointer(localDir)
  const troubles = [
    ...addressTroubles(baseUrl),
    ...notYetPublished(localDir, output.manifest),
    ...(await buildTroubles(output, offer)),
    ...shopTroubles([output], pointer),
  ]
  // What is refused anyhow need not be tried in a browser.
  if (troubles.length === 0 && conformance) troubles.push(...(await conformance(output)))
  return troubles
}

/**
 * Publishes a built micro-frontend under its version and makes it live, for all or for a share of
 * visitors. `folder` is the micro-frontend's, with its build in `dist`. Throws a Refusal, with nothing
 * changed, when the token is not good for it or the gate says no.
 */
export async function publish(
  localDir: string,
  folder: string,
  options: PublishOptions,
): Promise<LiveMicroFrontend> {
  const output = await readBuildOutput(resolve(folder, "dist"))
  const { manifest, integrity } = output
  const { name, version } = manifest
  const what = `${name} ${version} cannot be published:`
  const by = await holderOf(localDir, options.token, name)
  const troubles = await examine(localDir, output, options)
  if (troubles.length > 0) throw new Refusal(what, troubles)

  const { baseUrl, canary } = options
  const publishedAt = new Date().toISOString()
  const release = {
    ...manifest,
    release: version,
    publishedAt,
    integrity,
    ...(baseUrl !== undefined && { baseUrl }),
  }
  if (canary !== undefined) liveWith(await newestPointer(localDir), release, canary)
  if (!(await storeRelease(localDir, output, release)))
    throw new Refusal(what, [`${version} was published just now by somebody else.`])

  let live: LiveMicroFrontend | undefined
  try {
    await commit(localDir, async (pointer) => {
      const refused = shopTroubles([output], pointer)
      if (refused.length > 0) throw new Refusal(what, refused)
      live = liveWith(pointer, release, canary)
      const from = findLive(pointer, name)?.release
      const action = canary === undefined ? ("publish" as const) : ("canary" as const)
      const why = canary === undefined ? {} : { why: `for ${canary}% of visitors` }
      const event = { by, action, name, to: version, ...(from && { from }), ...why }
      return { microFrontends: withLive(pointer, name, live), events: [event] }
    })
  } catch (error) {
    await rm(releaseFolder(localDir, name, version), { recursive: true, force: true })
    throw error
  }
  if (!live) throw new Error(`${name} ${version} was not made live.`)
  return live
}
