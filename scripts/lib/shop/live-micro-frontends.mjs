import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "../problem.mjs"

/** @typedef {{ name: string, release: string, portOffset?: number }} LiveMicroFrontend */

/**
 * What is live by the local registry's pointer; nothing before the first start.
 * @param {string} localDir
 * @returns {LiveMicroFrontend[]}
 * @throws {Problem} when it cannot be read
 */
export function liveMicroFrontends(localDir) {
  const file = join(localDir, "mfe", "registry.json")
  if (!existsSync(file)) return []
  try {
    return JSON.parse(readFileSync(file, "utf8")).microFrontends ?? []
  } catch (error) {
    throw new Problem(
      `${file} cannot be read: ${/** @type {Error} */ (error).message}. ` +
        "Any npm run mfe -- publish or rollback writes it anew.",
    )
  }
}
