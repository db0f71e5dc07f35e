import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { readSettings } from "../../settings.mjs"
import { tryLock } from "../file-lock.mjs"
import { root } from "../paths.mjs"
import { recordedLocation, startInstalledPostgres } from "../postgres.mjs"
import { Problem } from "../problem.mjs"
import { childEnvironment } from "../shop/child-environment.mjs"
import { demandDatabase } from "../shop/database.mjs"
import { shopLock } from "../shop/hold-shop.mjs"
import { backendMain, logOf } from "../shop/services.mjs"

/** @typedef {{ name: string, advice: string, ids: string[], mended: boolean }} Trouble */

/**
 * Counts a shop's data and says what does not match, whether the shop runs or not.
 * @param {{ mend: boolean }} wish
 * @returns {Promise<{ counts: Record<string, number>, troubles: Trouble[] }>}
 */
export async function examineData({ mend }) {
  if (!existsSync(backendMain)) {
    throw new Problem("This shop was never built, so it has no data. npm start makes both.")
  }
  const settings = readSettings()
  const stop = await databaseOf(settings)
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [backendMain, "examine", ...(mend ? ["--mend"] : [])],
      {
        cwd: join(root, "backend"),
        env: childEnvironment(settings, { PORT: settings.ports.backend }),
        maxBuffer: 64e6,
      },
    )
    return JSON.parse(stdout)
  } finally {
    await stop()
  }
}

/**
 * Makes sure that the database answers: a stopped shop's own is started for as long as it is needed.
 * @param {import("../../settings.mjs").Settings} settings
 * @returns {Promise<() => Promise<void>>} undoes that
 */
async function databaseOf({ localDir, ports, postgresPassword, values }) {
  if (postgresPassword === undefined) {
    await demandDatabase(String(values.DATABASE_URL))
    return async () => {}
  }
  if (!recordedLocation(localDir)) {
    throw new Problem(`${localDir} holds no data yet. npm start makes the shop.`)
  }
  const attempt = tryLock(shopLock(localDir))
  // It runs: so does its database.
  if ("holder" in attempt) return async () => {}
  const logFile = logOf(localDir, "postgres")
  const options = { localDir, port: ports.postgres, password: postgresPassword, logFile }
  try {
    const server = await startInstalledPostgres(options)
    return async () => {
      await server.stop()
      attempt.release()
    }
  } catch (error) {
    attempt.release()
    throw error
  }
}
