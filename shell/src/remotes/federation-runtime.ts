import type { PublishedRelease } from "@shop/kernel/host"

/** A file that the federation plugin's own container has, and that of our builds has not. */
const NEGOTIATION = "localSharedImportMap"

/** Whether a release has the federation plugin's own container: those from before ours (decision 170). */
export function negotiates({ assets }: PublishedRelease, module: string): boolean {
  return (assets[module]?.js ?? []).some((file) => file.includes(NEGOTIATION))
}

/** Loads the federation runtime and puts it where such a container looks for it as it begins. */
export async function giveRuntime(): Promise<void> {
  const runtime = await import("@module-federation/runtime/core")
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtime })
}
