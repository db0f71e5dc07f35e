import { spawnSync } from "node:child_process"
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Problem } from "../problem.mjs"

/** @typedef {import("./account.mjs").Account} Account */
/** @typedef {{ directory: string, binaries: string, account: Account, password: string }} Cluster */

/** The superuser and the database that an installation has from the start. */
export const databaseUser = "shop"
export const databaseName = "shop"

/**
 * Where the data of a cluster kept in `directory` lies.
 * @param {string} directory
 */
export const dataIn = (directory) => join(directory, "data")

/**
 * Makes the cluster unless it exists. It is made under another name and renamed when whole, so a
 * start that was killed in the middle leaves nothing half made behind.
 * @param {Cluster & { durable: boolean }} cluster
 */
export function createCluster({ directory, binaries, account, password, durable }) {
  if (existsSync(join(dataIn(directory), "PG_VERSION"))) return
  const unfinished = join(directory, "data.new")
  const passwordFile = join(directory, "password.new")
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [unfinished, passwordFile]) giveTo(account, path)
  try {
    // The built-in C.UTF-8 locale sorts alike everywhere, whatever the machine has installed.
    run(join(binaries, "initdb"), account, unfinished, [
      ...["-D", unfinished, "-U", databaseUser, `--pwfile=${passwordFile}`],
      ...["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"],
      ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
      ...(durable ? [] : ["--no-sync"]),
    ])
    runSql(`CREATE DATABASE ${databaseName}`, { data: unfinished, binaries, account })
    renameSync(unfinished, dataIn(directory))
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/**
 * Sets the superuser's password of a stopped cluster, for an installation whose secrets were lost.
 * @param {Cluster} cluster the password must be free of quotes, as generated ones are
 */
export function setPassword({ directory, binaries, account, password }) {
  const sql = `ALTER ROLE ${databaseUser} PASSWORD '${password}'`
  runSql(sql, { data: dataIn(directory), binaries, account })
}

/**
 * @param {string} sql
 * @param {{ data: string, binaries: string, account: Account }} where
 */
function runSql(sql, { data, binaries, account }) {
  const postgres = join(binaries, "postgres")
  run(postgres, account, data, ["--single", "-D", data, "-j", "postgres"], `${sql};\n\n`)
}

/**
 * @param {string} command
 * @param {Account} account
 * @param {string} cwd
 * @param {string[]} args
 * @param {string} [input]
 */
function run(command, account, cwd, args, input) {
  const options = { ...account, cwd, input, encoding: /** @type {const} */ ("utf8") }
  const done = spawnSync(command, args, { ...options, env: postgresEnvironment() })
  if (done.status === 0) return
  const said = `${done.error?.message ?? ""}${done.stderr ?? ""}`.trim()
  throw new Problem(
    `Postgres could not make its database in ${cwd}:\n${said}\n` +
      "npm run doctor looks for the cause; npm run reset begins anew and forgets local data.",
  )
}

/** Nothing of the caller's environment decides how the database behaves. */
export const postgresEnvironment = () => ({ PATH: process.env.PATH, TZ: "UTC", LC_ALL: "C" })

/**
 * @param {NonNullable<Account>} account
 * @param {string} path
 */
function giveTo(account, path) {
  chownSync(path, account.uid, account.gid)
}
