import { join } from "node:path"

/** The compiled backend's folder: where Medusa finds its configuration and `src`. */
export const root = join(__dirname, "..", "..")
