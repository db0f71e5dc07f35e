import "./lib/node-version.mjs"
import { existsSync, mkdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { RunRecords } from "./lib/process/run-records.mjs"
import { Problem } from "./lib/problem.mjs"
import { Progress } from "./lib/progress.mjs"
import { runScript } from "./lib/run-script.mjs"
import { backupName } from "./lib/shop/backup-name.mjs"
import { borrowDatabase } from "./lib/shop/borrow-database.mjs"
import { buildBackend } from "./lib/shop/build-backend.mjs"
import { runBackend } from "./lib/shop/run-backend.mjs"
import { backendMain } from "./lib/shop/services.mjs"
import { untilSignalled } from "./lib/until-signalled.mjs"
import { readSettings } from "./settings.mjs"

/** `npm run backup [file]`: the whole shop in one file, also while it runs and sells. */
await runScript(async () => {
  const settings = readSettings()
  const signal = untilSignalled()
  const records = new RunRecords(join(settings.localDir, "run"))
  const file = wantedFile(settings.localDir)
  if (!existsSync(backendMain)) await buildBackend({ settings, progress: new Progress(), signal })
  const giveBack = await borrowDatabase(settings)
  try {
    const done = await runBackend(["backup", file], { settings, signal, records })
    process.exitCode = Number(!done)
  } finally {
    await giveBack()
  }
})
process.exit()

/**
 * The file that was named, seen from where npm was called; else one named after this moment.
 * @param {string} localDir
 */
function wantedFile(localDir) {
  const words = process.argv.slice(2)
  const unknown = words.find((word) => word.startsWith("-"))
  if (unknown) throw new Problem(`backup knows the name of a file, and not ${unknown}.`)
  const [named] = words
  if (named) return resolve(process.env.INIT_CWD ?? process.cwd(), named)
  const folder = join(localDir, "backups")
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, backupName(new Date()))
}
