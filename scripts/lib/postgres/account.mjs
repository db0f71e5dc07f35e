import { spawnSync } from "node:child_process"

/**
 * Who runs Postgres. It refuses to run as root, so root hands it to the account `nobody`.
 * @typedef {{ uid: number, gid: number } | undefined} Account undefined: whoever runs this script
 */

/** @returns {Account} */
export function databaseAccount() {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOf("-u"), gid: idOf("-g") }
}

/** @param {"-u" | "-g"} which */
function idOf(which) {
  const answer = spawnSync("id", [which, "nobody"], { encoding: "utf8" })
  const id = Number.parseInt(answer.stdout ?? "", 10)
  return Number.isInteger(id) && id > 0 ? id : 65534
}

/**
 * Whether the account can run a file, or get into a folder. Asked of the system itself, because every
 * folder above counts, and so do access lists.
 * @param {string} path
 * @param {Account} account
 */
export function canReach(path, account) {
  if (!account) return true
  return spawnSync("/bin/sh", ["-c", 'test -x "$0"', path], { ...account, cwd: "/" }).status === 0
}
