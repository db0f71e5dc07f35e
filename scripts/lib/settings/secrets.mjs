import { randomBytes } from "node:crypto"
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "../problem.mjs"

/** @typedef {"JWT_SECRET" | "COOKIE_SECRET" | "POSTGRES_PASSWORD" | "SANDBOX_CARDS"} SecretName */

/**
 * The secrets that an installation made for itself, readable by its owner alone. Those asked for that
 * it does not have yet are made now.
 * @param {string} localDir
 * @param {SecretName[]} names
 * @returns {Partial<Record<SecretName, string>>}
 */
export function installationSecrets(localDir, names) {
  const file = join(localDir, "secrets.json")
  const secrets = read(file)
  const missing = names.filter((name) => !secrets[name])
  if (missing.length === 0) return secrets
  for (const name of missing) secrets[name] = randomBytes(32).toString("hex")
  // Written beside and renamed, so that a kill in the middle never leaves half a file.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secrets
}

/**
 * @param {string} file
 * @returns {Partial<Record<SecretName, string>>}
 */
function read(file) {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    throw new Problem(
      `${file} cannot be read: ${/** @type {Error} */ (error).message}. If it is damaged, delete ` +
        "it: new secrets are made at the next start, and everybody has to sign in again.",
    )
  }
}
