import type { PublishedMicroFrontend, Registry } from "@shop/kernel/host"

/** What a local build says of itself; without an answer it is as if nothing had been overridden. */
async function readLocal(address: string): Promise<PublishedMicroFrontend | undefined> {
  try {
    const answer = await fetch(`${address}/mfe.manifest.json`, { cache: "no-store" })
    const manifest = (await answer.json()) as PublishedMicroFrontend
    const entry = `${address}/remoteEntry.js?built=${Date.now()}`
    // Its files change as somebody types: nothing of them is known beforehand.
    return { ...manifest, release: "local", entry, isLocal: true }
  } catch (error) {
    console.warn(`${address} answers with no micro-frontend.`, error)
    return undefined
  }
}

/** The registry with what this visitor runs from their own machine in the place of what is live. */
export async function withOverrides(
  registry: Registry,
  overrides: Record<string, string>,
): Promise<Registry> {
  const found = await Promise.all(Object.values(overrides).map(readLocal))
  const local = found.flatMap((one) => one ?? [])
  const names = new Set(local.map(({ name }) => name))
  const others = registry.microFrontends.filter(({ name }) => !names.has(name))
  return { microFrontends: [...others, ...local] }
}
