import { demandDatabase } from "./database.mjs"
import { shopLock } from "./hold-shop.mjs"
import { logOf } from "./services.mjs"
import { tryLock } from "../file-lock.mjs"
import {
  isPostgresRunning,
  startInstalledPostgres,
  stopLeftoverPostgres,
} from "../postgres/installed.mjs"
import { recordedLocation } from "../postgres/location.mjs"
import { Problem } from "../problem.mjs"

/**
 * Makes sure that the database answers, whether the shop runs or not: a stopped shop's own is started
 * for as long as it is needed, and nobody starts the shop meanwhile.
 * @param {import("../../settings.mjs").Settings} settings
 * @returns {Promise<() => Promise<void>>} undoes that
 * @throws {Problem} when there is none
 */
export async function borrowDatabase(settings) {
  const { localDir, postgresPassword, values } = settings
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
  try {
    // A launcher that was killed left it running, and perhaps servers that sell on: it stays.
    const stop = isPostgresRunning(localDir) ? async () => {} : await startDatabase(settings)
    return async () => {
      await stop()
      attempt.release()
    }
  } catch (error) {
    attempt.release()
    throw error
  }
}

/**
 * Starts the embedded Postgres of a shop that this process holds, or makes sure that the one of
 * DATABASE_URL is there.
 * @param {import("../../settings.mjs").Settings} settings
 * @returns {Promise<() => Promise<void>>} stops what was started
 */
export async function startDatabase({ localDir, ports, postgresPassword, values }) {
  if (postgresPassword === undefined) {
    await demandDatabase(String(values.DATABASE_URL))
    return async () => {}
  }
  await stopLeftoverPostgres(localDir)
  const logFile = logOf(localDir, "postgres")
  const options = { localDir, port: ports.postgres, password: postgresPassword, logFile }
  const server = await startInstalledPostgres(options)
  return () => server.stop()
}
