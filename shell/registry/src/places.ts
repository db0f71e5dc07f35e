import { join } from "node:path"

/* Where a registry keeps what, below LOCAL_DIR. Servers hand out no file whose path has a dot in front. */

/** What visitors are told to load. */
export const pointerFile = (localDir: string) => join(localDir, "mfe", "registry.json")

/** All pointers there ever were, by revision: the truth of which `registry.json` is a copy. */
export const pointersFolder = (localDir: string) => join(localDir, "mfe", ".registry", "pointers")

/** Hashes of the tokens that may publish. */
export const tokensFile = (localDir: string) => join(localDir, "mfe", ".registry", "tokens.json")

/** The token of this machine, made at first start; readable by its user alone. */
export const ownTokenFile = (localDir: string) => join(localDir, "mfe-token")

/** The files of a release. */
export const releaseFolder = (localDir: string, name: string, release: string) =>
  join(localDir, "mfe", name, release)

/** What a registry knows of a release, beside its files. */
export const RELEASE_RECORD = ".release.json"
