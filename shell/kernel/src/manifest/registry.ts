import type { Manifest } from "./manifest-schema.js"

/** The files of one exposed module, relative to the entry: preloading them saves waiting in line. */
export interface ModuleAssets {
  js: string[]
  css: string[]
}

/** A published micro-frontend: its manifest and where its files are. */
export interface PublishedMicroFrontend extends Manifest {
  /** Address of remoteEntry.js; it changes with every published version. */
  entry: string
  /** By exposed module, e.g. `./app`. */
  assets: Record<string, ModuleAssets>
}

/** What /mfe/registry.json answers and index.html carries. */
export interface Registry {
  microFrontends: PublishedMicroFrontend[]
}

export const emptyRegistry: Registry = { microFrontends: [] }

/** The name federation knows a micro-frontend by. */
export function federationName(name: string): string {
  return `mfe_${name.replaceAll("-", "_")}`
}
