import { chmodSync, lstatSync, mkdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Problem } from "../problem.mjs"
import { canReach } from "./account.mjs"

/** @typedef {import("./account.mjs").Account} Account */

/**
 * A folder that the database's account can reach, for when the repository lies where only root can:
 * the first of a fixed list, so that every start finds the same one.
 * @param {Account} account
 * @returns {string}
 */
export function shelter(account) {
  const parents = ["/var/lib", "/var/tmp", tmpdir()]
  for (const parent of parents) {
    const folder = join(parent, "grocery-shop")
    if (makeOwnFolder(folder) && canReach(folder, account)) return folder
  }
  throw new Problem(
    "The database runs as the user 'nobody' and finds no folder it can reach: none of " +
      `${parents.join(", ")} can be used. Set LOCAL_DIR to a folder that other users may enter, ` +
      "for example LOCAL_DIR=/srv/shop.",
  )
}

/**
 * Makes the folder unless it is there; false when it cannot be ours, for in a folder open to all
 * anybody might have made it first.
 * @param {string} folder
 */
function makeOwnFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    const stat = lstatSync(folder)
    if (!stat.isDirectory() || stat.uid !== process.getuid?.()) return false
    chmodSync(folder, 0o755)
    return true
  } catch {
    return false
  }
}
