import { existsSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { newestPointer, type Pointer, pointerSchema } from "@shop/registry"
import { FreshFile } from "../fresh-file.js"
import { LastGood } from "../last-good.js"
import { isOwnRegistry } from "./is-own-registry.js"
import { SeenPointer } from "./seen-pointer.js"

/** How long, in ms, the answer of a registry on another machine is believed. */
const TRUST_MS = 5_000
const PATIENCE_MS = 3_000

/** Before the registry was ever read: a shop without remotes still shows what the shell has. */
const nobody: Pointer = { revision: 0, microFrontends: [] }

/** Reads an address, and has `seen` keep what it answered last. */
function fromAddress(url: URL, kept: Pointer, seen: SeenPointer): () => Promise<Pointer> {
  let pointer = kept
  let checkedAt = 0
  return async () => {
    if (Date.now() - checkedAt < TRUST_MS) return pointer
    checkedAt = Date.now()
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    pointer = pointerSchema.parse(await answer.json())
    await seen.keep(pointer)
    return pointer
  }
}

/** A pointer whose releases lie in `folder`; throws a sentence that names one which is not there. */
function readWhole(text: string, folder: string): Pointer {
  const pointer = pointerSchema.parse(JSON.parse(text))
  for (const { name, release, baseUrl } of pointer.microFrontends) {
    if (!baseUrl && !existsSync(join(folder, name, release)))
      throw new Error(`it names ${name} ${release}, which is not there`)
  }
  return pointer
}

function fromFile(path: string): () => Promise<Pointer> {
  const file = new FreshFile(path, (text) => readWhole(text, join(path, "..")))
  return () => file.read()
}

/**
 * The registry pointer at MFE_REGISTRY_URL, a file or an address, never older than its source by more
 * than a few seconds. While the source cannot be read, the last good one stays in force; at the start
 * that is the newest of the registry's own record, and of another machine's what was read there last.
 */
export async function registrySource(url: URL, localDir: string): Promise<LastGood<Pointer>> {
  const name = `The registry ${url.href}`
  if (!isOwnRegistry(url)) {
    const seen = new SeenPointer(join(localDir, "registry-seen.json"), url)
    const kept = (await seen.read()) ?? nobody
    return new LastGood(name, fromAddress(url, kept, seen), kept)
  }
  const recorded = await newestPointer(localDir).catch(() => nobody)
  return new LastGood(name, fromFile(fileURLToPath(url)), recorded)
}
