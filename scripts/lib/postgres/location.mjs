import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { canReach } from "./account.mjs"
import { shelter } from "./shelter.mjs"

/** @typedef {import("./account.mjs").Account} Account */

/**
 * The folder of the database of one LOCAL_DIR: `postgres/` in it, or, when the account that runs the
 * database cannot get there, a folder of its own that it can reach. The choice is written down in
 * LOCAL_DIR and kept, also when the way becomes free later.
 * @param {string} localDir
 * @param {Account} account
 * @returns {string}
 */
export function locatePostgres(localDir, account) {
  const home = join(localDir, "postgres")
  const written = recordedLocation(localDir)
  if (written && written !== home && isOurs(written, localDir)) return written
  makeFolder(home, 0o711)
  if (canReach(home, account)) return home
  const name = createHash("sha256").update(realpathSync(localDir)).digest("hex").slice(0, 12)
  const elsewhere = join(shelter(account), name)
  makeFolder(elsewhere, 0o711)
  writeFileSync(join(elsewhere, "owner"), localDir)
  if (existsSync(join(home, "data"))) spawnSync("mv", [join(home, "data"), elsewhere])
  writeFileSync(recordOf(localDir), JSON.stringify({ directory: elsewhere }))
  return elsewhere
}

/**
 * Where the database of this LOCAL_DIR lies, as far as it was ever started.
 * @param {string} localDir
 * @returns {string | undefined}
 */
export function recordedLocation(localDir) {
  try {
    return JSON.parse(readFileSync(recordOf(localDir), "utf8")).directory
  } catch {
    return existsSync(join(localDir, "postgres", "data")) ? join(localDir, "postgres") : undefined
  }
}

/**
 * Removes the stopped database of this LOCAL_DIR, wherever it lies. Another's is left alone.
 * @param {string} localDir
 */
export function forgetPostgres(localDir) {
  const directory = recordedLocation(localDir)
  const home = join(localDir, "postgres")
  if (directory && (directory === home || isOurs(directory, localDir))) {
    rmSync(directory, { recursive: true, force: true })
  }
  rmSync(home, { recursive: true, force: true })
  rmSync(recordOf(localDir), { force: true })
}

/** @param {string} localDir */
const recordOf = (localDir) => join(localDir, "postgres-location.json")

/**
 * A LOCAL_DIR that was copied carries the record along, but the database stays with the original; one
 * that was moved takes it over.
 * @param {string} directory
 * @param {string} localDir
 */
function isOurs(directory, localDir) {
  const note = join(directory, "owner")
  if (!existsSync(note)) return false
  const owner = readFileSync(note, "utf8")
  if (owner !== localDir && existsSync(recordOf(owner))) return false
  writeFileSync(note, localDir)
  return true
}

/**
 * @param {string} folder
 * @param {number} mode given to it whatever the umask says
 */
function makeFolder(folder, mode) {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, mode)
}
