import { realpathSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** The checkout's folder, from `src` as from `dist`. */
export const repository = realpathSync(fileURLToPath(new URL("../../..", import.meta.url)))
