import { fileURLToPath } from "node:url"
import { join } from "node:path"

/** The folder of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "")

/** What can be thrown away and made again: the pinned pnpm, and notes on what was built from what. */
export const cacheDir = join(root, ".cache")
