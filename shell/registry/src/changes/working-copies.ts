import { basename, resolve } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { compareVersions } from "@shop/kernel/manifest"
import { buildTroubles, shopTroublesOf } from "../gate/gate.js"
import type { ShellOffer } from "../gate/shell-offer.js"
import type { Pointer, Release } from "../pointer/pointer.js"
import { portOffsetOf } from "../pointer/port-offsets.js"
import type { RegistryEvent } from "../pointer/records.js"
import { Refusal } from "../refusal.js"
import { type BuildOutput, readBuildOutput } from "../releases/build-output.js"
import { readRelease } from "../releases/store-release.js"
import { findLive } from "./live.js"

/** What was built in a folder of a checkout, and the release that it would be. */
export interface WorkingCopy {
  output: BuildOutput
  release: Release
}

/** A folder that stays out of the shop, or at what is live, and why. */
export interface LeftOut {
  name: string
  troubles: readonly string[]
}

/** Releases that teams publish themselves have no dash. */
const isWorkingCopy = (release: string | undefined) => release?.includes("-")

/** What is in a team's folder by its name, also where its manifest cannot be read. */
export const nameOfFolder = (folder: string) => basename(folder).replace(/^mfe-/, "")

export async function readWorkingCopy(folder: string): Promise<WorkingCopy | LeftOut> {
  try {
    const output = await readBuildOutput(resolve(folder, "dist"))
    const { manifest, hash, integrity } = output
    const publishedAt = new Date().toISOString()
    const release = `${manifest.version}-${hash}`
    return { output, release: { ...manifest, release, publishedAt, integrity } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { name: nameOfFolder(folder), troubles: error.troubles }
  }
}

/** Whether the folder is as it was when it last went live by itself, or when its team last published. */
export async function isUnchanged(
  localDir: string,
  { release: { name, release, integrity } }: WorkingCopy,
  events: readonly RegistryEvent[],
): Promise<boolean> {
  const releases = events
    .filter((event) => event.name === name && /^(publish|canary)$/.test(event.action))
    .map(({ to }) => to)
  if (releases.findLast(isWorkingCopy) === release) return true
  const last = releases.at(-1)
  const published = last && (await readRelease(localDir, name, last))
  return isDeepStrictEqual(published && published.integrity, integrity)
}

/** What is wrong with a copy whatever the others are. */
export async function ownTroublesOf(
  { output, release: { name, version } }: WorkingCopy,
  pointer: Pointer,
  offer: ShellOffer,
): Promise<string[]> {
  const live = findLive(pointer, name)
  if (!live || compareVersions(version, live.version) >= 0) return buildTroubles(output, offer)
  const mend = "raise version in mfe.manifest.ts, or bring the folder up to date"
  return [`It is ${version} here, and ${live.version} is live: ${mend}.`]
}

/**
 * Those of the copies that fit together and into the shop. Of two that do not, the shop's own comes
 * before another team's, and what is live before what is new.
 */
export function whatFits(copies: readonly WorkingCopy[], pointer: Pointer) {
  const rank = ({ release: { name } }: WorkingCopy) =>
    portOffsetOf(name) ? 0 : findLive(pointer, name) ? 1 : 2
  let fitting = [...copies].sort((one, other) => rank(one) - rank(other))
  const leftOut: LeftOut[] = []
  for (;;) {
    const outputs = fitting.map(({ output }) => output)
    const unfit = fitting
      .map((copy) => ({ copy, troubles: shopTroublesOf(copy.output, outputs, pointer) }))
      .findLast(({ troubles }) => troubles.length > 0)
    if (!unfit) return { fitting, leftOut }
    leftOut.push({ name: unfit.copy.release.name, troubles: unfit.troubles })
    fitting = fitting.filter((copy) => copy !== unfit.copy)
  }
}
