import { spawn } from "node:child_process"
import { closeSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { openLog, tailOf } from "../log-file.mjs"
import { Problem } from "../problem.mjs"
import { waitFor } from "../waiting.mjs"
import {
  createCluster,
  databaseName,
  databaseUser,
  dataIn,
  postgresEnvironment,
} from "./cluster.mjs"
import { readPostmaster, stopLeftover, stopPostmaster } from "./postmaster.mjs"

/**
 * @typedef {object} PostgresOptions
 * @property {string} directory folder of the cluster, which the account can reach
 * @property {string} binaries folder of `postgres` and `initdb`
 * @property {import("./account.mjs").Account} account who runs it
 * @property {string} password of the superuser; only letters and digits
 * @property {number} port on 127.0.0.1
 * @property {string} logFile
 * @property {boolean} durable false only for tests: a power cut may lose everything
 */

/**
 * @typedef {object} PostgresServer
 * @property {number} pid
 * @property {string} url connection string, password included
 * @property {Promise<void>} exited settles when the server ended, for whatever reason
 * @property {() => Promise<void>} stop
 */

/**
 * Starts Postgres and waits until it takes connections. Makes the cluster when there is none.
 * @param {PostgresOptions} options
 * @returns {Promise<PostgresServer>}
 */
export async function startServer(options) {
  const data = dataIn(options.directory)
  createCluster(options)
  await stopLeftover(data)
  const child = await launchPatiently(options, data)
  if (!child) {
    throw new Problem(
      `Postgres did not start on port ${options.port}. The end of ${options.logFile}:\n` +
        `${tailOf(options.logFile)}\nnpm run doctor looks for the cause.`,
    )
  }
  return {
    ...child,
    url: postgresUrl(options.port, options.password),
    stop: () => stopPostmaster(child.pid, options.durable ? undefined : ["SIGQUIT", "SIGKILL"]),
  }
}

/**
 * @param {number} port
 * @param {string} password
 */
export const postgresUrl = (port, password) =>
  `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${databaseName}`

/**
 * Children of a server that was killed a moment ago may still be leaving, and no second server may
 * come before they are gone: then it is tried again.
 * @param {PostgresOptions} options
 * @param {string} data
 */
async function launchPatiently(options, data) {
  for (const pause of [0, 200, 800, 2000]) {
    await sleep(pause)
    const child = await launch(options, data)
    if (child) return child
  }
  return undefined
}

/**
 * @param {PostgresOptions} options
 * @param {string} data
 */
async function launch({ binaries, account, port, logFile, durable }, data) {
  const log = openLog(logFile)
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    password_encryption: "scram-sha-256",
    // Statements and details carry e-mails, names and streets: they stay out of the log.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    // 30 for each backend process at most (docs/running-at-scale.md), twice while they are replaced.
    max_connections: "400",
    ...(durable ? {} : { fsync: "off", full_page_writes: "off" }),
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const child = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), ...args], {
    ...account,
    cwd: data,
    env: postgresEnvironment(),
    // A group of its own: Ctrl-C must reach the processes that use it before it reaches the database.
    detached: true,
    stdio: ["ignore", log, log],
  })
  closeSync(log)
  let ended = false
  const gone = new Promise((resolve) => {
    for (const event of ["exit", "error"]) child.once(event, resolve)
  })
  const exited = gone.then(() => {
    ended = true
  })
  const isReady = () => {
    const postmaster = readPostmaster(data)
    return ended || (postmaster?.pid === child.pid && postmaster?.ready)
  }
  await waitFor(isReady, { within: 60_000, every: 20 })
  if (!ended && child.pid !== undefined && readPostmaster(data)?.ready) {
    return { pid: child.pid, exited }
  }
  child.kill("SIGQUIT")
  await waitFor(() => ended, { within: 1000 })
  return undefined
}
