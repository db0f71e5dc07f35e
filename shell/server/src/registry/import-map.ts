import { createHash } from "node:crypto"
import type { PublishedRelease, Registry } from "@shop/kernel/manifest"

/** Browsers remember a module that failed by its address; each file may be asked for once under this other one. */
const RETRY = "?r=1"

function digestsOf({
  entry,
  integrity = {},
}: PublishedRelease): [address: string, digest: string][] {
  const folder = entry.slice(0, entry.lastIndexOf("/") + 1)
  return Object.entries(integrity).flatMap(([file, digest]): [string, string][] => {
    if (file.endsWith(".css")) return [[folder + file, digest]]
    if (!file.endsWith(".js")) return []
    return [
      [folder + file, digest],
      [folder + file + RETRY, digest],
    ]
  })
}

/**
 * The import map of a page: the SHA-384 of every file of the releases that it may run, the last good
 * ones and a second address of each included. A browser runs none of them with another content.
 * Nothing where no release has digests.
 */
export function importMapOf({ microFrontends }: Registry): string | undefined {
  const releases = microFrontends.flatMap(({ fallback, ...live }) =>
    fallback ? [live, fallback] : [live],
  )
  const integrity = Object.fromEntries(releases.flatMap(digestsOf))
  if (Object.keys(integrity).length === 0) return undefined
  return JSON.stringify({ integrity }).replaceAll("<", "\\u003c")
}

/** The source by which a page's policy allows this very script element. */
export function sourceOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}
