import { fileURLToPath } from "node:url"
import { type Pointer, pointerSchema } from "@shop/registry"
import { FreshFile } from "../fresh-file.js"
import { LastGood } from "../last-good.js"

/** How long, in ms, the answer of a registry on another machine is believed. */
const TRUST_MS = 5_000
const PATIENCE_MS = 3_000

/** Before the registry was ever read: a shop without remotes still shows what the shell has. */
const nobody: Pointer = { microFrontends: [] }

function fromAddress(url: URL): () => Promise<Pointer> {
  let pointer = nobody
  let checkedAt = 0
  return async () => {
    if (Date.now() - checkedAt < TRUST_MS) return pointer
    checkedAt = Date.now()
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return (pointer = pointerSchema.parse(await answer.json()))
  }
}

function fromFile(url: URL): () => Promise<Pointer> {
  const file = new FreshFile(fileURLToPath(url), (text) => pointerSchema.parse(JSON.parse(text)))
  return () => file.read()
}

/**
 * The registry pointer at MFE_REGISTRY_URL, a file or an address, never older than its source by more
 * than a few seconds. While the source cannot be read, the last good one stays in force.
 */
export function registrySource(url: URL): LastGood<Pointer> {
  const read = url.protocol === "file:" ? fromFile(url) : fromAddress(url)
  return new LastGood(`The registry ${url.href}`, read, nobody)
}
