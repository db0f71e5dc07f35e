import { accessSync, chmodSync, constants, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "./problem.mjs"

/** Mails hold codes and logs hold traces: none of a shop's local state is for other users. */
const privateFolders = ["logs", "run"]

/**
 * Makes the folder of local state, unless it is there. Others may pass through it, since the database
 * in it does not run as root, but may not look around.
 * @param {string} localDir
 */
export function openLocalDir(localDir) {
  try {
    mkdirSync(localDir, { recursive: true })
    if (readdirSync(localDir).length === 0) chmodSync(localDir, 0o711)
    for (const name of privateFolders)
      mkdirSync(join(localDir, name), { mode: 0o700, recursive: true })
    accessSync(localDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Problem(
      `The folder for local state, ${localDir}, cannot be used: ` +
        `${/** @type {Error} */ (error).message}. Run as the user who owns it, or choose another, ` +
        "for example LOCAL_DIR=/srv/shop.",
    )
  }
}
