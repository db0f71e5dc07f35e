import type { PublishedRelease } from "@shop/kernel/host"
import { hasDigests, pageDigest } from "./page-digests"

/** Loads a module without running it; rejects when its content is not what `integrity` says. */
function preload(href: string, integrity: string): Promise<void> {
  const link = document.createElement("link")
  link.rel = "modulepreload"
  link.crossOrigin = ""
  link.integrity = integrity
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be had, or is not what was published.`))
    }
    document.head.append(link)
  })
}

/**
 * Sees to it that no file of a release runs with another content than the published one. For those in
 * the page's import map the browser does so by itself. A release from after the page was written, or
 * another address of its entry, is not in the map: all its modules are then loaded by their digests
 * first, and what runs afterwards is what was loaded. Rejects when a file is not the published one.
 */
export async function verifyRelease(release: PublishedRelease, entry: string): Promise<void> {
  const { integrity } = release
  const folder = new URL(".", new URL(release.entry, location.href)).href
  if (pageDigest(entry)) return
  const known = pageDigest(`${folder}remoteEntry.js`)
  if (known) return preload(entry, known)
  if (!integrity || Object.keys(integrity).length === 0) {
    // In development nothing has a digest.
    if (release.isLocal || !hasDigests()) return
    throw new Error(`${entry} is not among the published files.`)
  }
  const modules = Object.entries(integrity).filter(([file]) => file.endsWith(".js"))
  await Promise.all(modules.map(([file, digest]) => preload(folder + file, digest)))
  const own = integrity["remoteEntry.js"]
  if (own && entry !== `${folder}remoteEntry.js`) await preload(entry, own)
}
