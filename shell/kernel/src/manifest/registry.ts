import type { BuiltManifest } from "./manifest-schema.js"

/** A published micro-frontend: what its build said of itself and where its files are. */
export interface PublishedMicroFrontend extends BuiltManifest {
  /** Address of remoteEntry.js; it changes with every published version. */
  entry: string
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
