import { randomBytes } from "node:crypto"

/**
 * What a backup is called that nobody named: sorted by when it began, and no other's, as machines that
 * share a folder begin at the same second.
 * @param {Date} moment
 */
export function backupName(moment) {
  const second = moment.toISOString().replaceAll(":", "-").replace(/\..*/, "Z")
  return `shop-${second}-${randomBytes(3).toString("hex")}.tar.gz`
}
