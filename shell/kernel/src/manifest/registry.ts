import type { BuiltManifest } from "./manifest-schema.js"

/** SHA-384 of files, as browsers write it (`sha384-…`), by path below the release's folder. */
export type Integrity = Record<string, string>

/** Where the files of one release are, and what they must be. */
export interface PublishedRelease {
  /** Version, and for a working copy a hash of its content. */
  release: string
  /** Address of remoteEntry.js; it changes with every published version. */
  entry: string
  assets: BuiltManifest["assets"]
  /** Absent where the page's import map says it already, and in development. */
  integrity?: Integrity
  /** Outside production: comes from somebody's own machine, and changes as they type. */
  isLocal?: boolean
}

/** A published micro-frontend: what its build said of itself and where its files are. */
export interface PublishedMicroFrontend
  extends Omit<BuiltManifest, "needs" | "budget" | "pages">, PublishedRelease {
  /** Only between server and build tools: no browser asks for it. */
  needs?: BuiltManifest["needs"]
  /** The same: heads of pages are the storefront server's. */
  pages?: BuiltManifest["pages"]
  /** The last good release, for a page in which the live one does not work. */
  fallback?: PublishedRelease
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
