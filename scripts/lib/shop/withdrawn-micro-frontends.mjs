import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { liveMicroFrontends } from "./live-micro-frontends.mjs"

/** Without one of these it is not the shop of the specification. */
const ownThree = /** @type {const} */ (["catalog", "cart", "seller"])

/**
 * Those of the shop's own three that were live and are not, each with the command that brings it back.
 * @param {string} localDir
 */
export function withdrawnMicroFrontends(localDir) {
  const live = liveMicroFrontends(localDir).map(({ name }) => name)
  return ownThree.flatMap((name) => {
    const release = live.includes(name) ? undefined : lastLive(localDir, name)
    return release ? [{ name, back: `npm run mfe -- rollback ${name} ${release}` }] : []
  })
}

/**
 * The release that was live last, by the registry's records of all its pointers.
 * @param {string} localDir
 * @param {string} name
 * @returns {string | undefined}
 */
function lastLive(localDir, name) {
  const folder = join(localDir, "mfe", ".registry", "pointers")
  const files = existsSync(folder) ? readdirSync(folder) : []
  const revisions = files.filter((file) => /^\d+\.json$/.test(file)).map((file) => parseInt(file))
  for (const revision of revisions.sort((one, other) => other - one)) {
    const live = liveAt(join(folder, `${String(revision).padStart(6, "0")}.json`))
    const found = live.find((one) => one.name === name)
    if (found) return found.release
  }
  return undefined
}

/**
 * What was live by a record; nothing where it cannot be read, for no start of the shop hangs on that.
 * @param {string} file
 * @returns {import("./live-micro-frontends.mjs").LiveMicroFrontend[]}
 */
function liveAt(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).pointer.microFrontends
  } catch {
    return []
  }
}
