import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { databaseAccount } from "./account.mjs"
import { postgresBinaries } from "./binaries.mjs"
import { dataIn, setPassword } from "./cluster.mjs"
import { locatePostgres, recordedLocation } from "./location.mjs"
import { isServed, stopLeftover } from "./postmaster.mjs"
import { startServer } from "./server.mjs"

/**
 * Starts the database of one LOCAL_DIR, with all that was ever committed to it.
 * @param {{ localDir: string, port: number, password: string, logFile: string }} installation
 */
export async function startInstalledPostgres({ localDir, port, password, logFile }) {
  const account = databaseAccount()
  const directory = locatePostgres(localDir, account)
  const cluster = { directory, binaries: postgresBinaries(account), account, password }
  await agreeOnPassword(cluster)
  return startServer({ ...cluster, port, logFile, durable: true })
}

/**
 * Stops the database of one LOCAL_DIR, should a killed start have left it running.
 * @param {string} localDir
 */
export async function stopLeftoverPostgres(localDir) {
  const directory = recordedLocation(localDir)
  if (directory) await stopLeftover(dataIn(directory))
}

/**
 * Whether the database of one LOCAL_DIR runs, though its launcher may have been killed.
 * @param {string} localDir
 */
export function isPostgresRunning(localDir) {
  const directory = recordedLocation(localDir)
  return directory !== undefined && isServed(dataIn(directory))
}

/**
 * When the stored secrets were lost, a new password was made: the cluster is told, and its data stay.
 * @param {import("./cluster.mjs").Cluster} cluster
 */
async function agreeOnPassword(cluster) {
  const note = join(cluster.directory, "password.sha256")
  const wanted = createHash("sha256").update(cluster.password).digest("hex")
  if (existsSync(note) && readFileSync(note, "utf8") === wanted) return
  const data = dataIn(cluster.directory)
  if (existsSync(join(data, "PG_VERSION"))) {
    await stopLeftover(data)
    setPassword(cluster)
  }
  writeFileSync(note, wanted, { mode: 0o600 })
}
