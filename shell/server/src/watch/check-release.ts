import { createHash } from "node:crypto"
import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { PublishedRelease } from "@shop/kernel/manifest"
import { runTrial } from "./trial/run-trial.js"

const PATIENCE_MS = 10_000

/** Fetches a release's modules as a visitor would into `folder`; resolves to what is wrong with one, if so. */
async function fetchModules(
  { entry, integrity = {} }: PublishedRelease,
  origin: string,
  folder: string,
): Promise<string | undefined> {
  const base = new URL(".", new URL(entry, origin))
  for (const [file, digest] of Object.entries(integrity)) {
    const answer = await fetch(new URL(file, base), { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) return `${file} answers ${answer.status}`
    const bytes = Buffer.from(await answer.arrayBuffer())
    const found = `sha384-${createHash("sha384").update(bytes).digest("base64")}`
    if (found !== digest) return `${file} is not what was published`
    if (!file.endsWith(".js")) continue
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), bytes)
  }
  await writeFile(join(folder, "package.json"), '{"type":"module"}')
  return undefined
}

/**
 * The server's own look at a release that visitors say fails: whether its files are there and as they
 * were published, and whether it throws where the one before it does not. Resolves to a sentence that
 * confirms the fault, or to nothing. `origin` is the storefront's own address.
 */
export async function confirmFault(
  live: PublishedRelease,
  fallback: PublishedRelease | undefined,
  origin: string,
): Promise<string | undefined> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "shop-trial-")))
  try {
    const folders = [join(root, "live"), join(root, "fallback")] as const
    for (const folder of folders) await mkdir(folder)
    const fault = await fetchModules(live, origin, folders[0]).catch(
      (error: unknown) => `its files cannot be fetched (${String(error)})`,
    )
    if (fault) return fault
    // Names carry hashes; what is compared is the kind of trouble, not where.
    const threw = await runTrial(folders[0])
    if (threw.length === 0) return undefined
    if (!fallback) return threw[0]
    if (await fetchModules(fallback, origin, folders[1]).catch(String)) return undefined
    const before = await runTrial(folders[1])
    return threw.length > before.length ? `threw in a trial: ${threw.join(", ")}` : undefined
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}
