import { randomBytes } from "node:crypto"
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../free-port.mjs"
import { isRunning, recordOf } from "../process-identity.mjs"
import { canReach, databaseAccount } from "./account.mjs"
import { postgresBinaries } from "./binaries.mjs"
import { dataIn } from "./cluster.mjs"
import { stopLeftover } from "./postmaster.mjs"
import { startServer } from "./server.mjs"
import { shelter } from "./shelter.mjs"

const prefix = "temporary-postgres-"

/**
 * Starts an empty Postgres for tests, on a free port. Its folder goes when it is stopped; if the tests
 * are killed before, the next temporary Postgres on this machine tidies up.
 * @param {{ durable?: boolean }} [how] syncs to disk, as that of `npm start` does, when durable
 * @returns {Promise<{ url: string, port: number, stop: () => Promise<void> }>}
 */
export async function startTemporaryPostgres({ durable = false } = {}) {
  const account = databaseAccount()
  const parent = canReach(tmpdir(), account) ? tmpdir() : shelter(account)
  await sweep(parent)
  const directory = mkdtempSync(join(parent, prefix))
  chmodSync(directory, 0o711)
  writeFileSync(join(directory, "owner.json"), JSON.stringify(recordOf(process.pid)))
  const port = await freePort()
  const server = await startServer({
    directory,
    binaries: postgresBinaries(account),
    account,
    password: randomBytes(16).toString("hex"),
    port,
    logFile: join(directory, "postgres.log"),
    durable,
  })
  const stop = async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { url: server.url, port, stop }
}

/**
 * Runs `use` with a temporary Postgres and stops it afterwards, also when `use` fails.
 * @template T
 * @param {(url: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withTemporaryPostgres(use) {
  const postgres = await startTemporaryPostgres()
  try {
    return await use(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/**
 * Stops and removes temporary databases whose makers were killed.
 * @param {string} parent
 */
async function sweep(parent) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue
    const directory = join(parent, name)
    if (!isAbandoned(directory)) continue
    await stopLeftover(dataIn(directory))
    rmSync(directory, { recursive: true, force: true })
  }
}

/** @param {string} directory */
function isAbandoned(directory) {
  try {
    return !isRunning(JSON.parse(readFileSync(join(directory, "owner.json"), "utf8")))
  } catch {
    // Another test is just about to write it, or it is not ours to read.
    return false
  }
}
