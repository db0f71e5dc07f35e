import "./lib/node-version.mjs"
import { join, resolve } from "node:path"
import { examineData } from "./lib/doctor/data.mjs"
import { sayExamination } from "./lib/doctor/say-examination.mjs"
import { tryLock } from "./lib/file-lock.mjs"
import { Problem } from "./lib/problem.mjs"
import { RunRecords } from "./lib/process/run-records.mjs"
import { Progress } from "./lib/progress.mjs"
import { runScript } from "./lib/run-script.mjs"
import { migrate } from "./lib/shop/backend-tasks.mjs"
import { startDatabase } from "./lib/shop/borrow-database.mjs"
import { buildBackend } from "./lib/shop/build-backend.mjs"
import { shopLock } from "./lib/shop/hold-shop.mjs"
import { runBackend } from "./lib/shop/run-backend.mjs"
import { untilSignalled } from "./lib/until-signalled.mjs"
import { readSettings } from "./settings.mjs"

/**
 * `npm run restore <file>`: the shop of a backup in place of an empty one, or with `-- --replace` of
 * the one that is there; brought to this version, and its data checked.
 */
await runScript(async () => {
  const words = process.argv.slice(2)
  const unknown = words.find((word) => word.startsWith("-") && word !== "--replace")
  if (unknown) throw new Problem(`restore knows --replace, and not ${unknown}.`)
  const named = words.find((word) => word !== "--replace")
  if (!named) throw new Problem("Name the backup: npm run restore <file>")
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), named)
  const replace = words.includes("--replace") ? ["--replace"] : []
  const settings = readSettings()
  const { localDir } = settings
  const progress = new Progress()
  const signal = untilSignalled()
  const attempt = tryLock(shopLock(localDir))
  if ("holder" in attempt) {
    const { pid } = attempt.holder
    throw new Problem(`The shop is running, as process ${pid}. Stop it first: kill ${pid}`)
  }
  const records = new RunRecords(join(localDir, "run"))
  try {
    await records.stopLeftovers((name) => progress.say(`Stopping ${name}, left by an earlier run`))
    await buildBackend({ settings, progress, signal })
    const stop = await startDatabase(settings)
    try {
      const context = { settings, signal, records }
      const done = await runBackend(["restore", file, ...replace], context)
      if (!done) return void (process.exitCode = 1)
      await progress.step("Bringing it to this version of the shop", () => migrate(context))
      const examination = await progress.step("Checking its data", () =>
        examineData({ mend: false }),
      )
      const troubles = sayExamination(examination)
      console.log(troubles === 0 ? "All is well. npm start opens the shop." : unsound(troubles))
      process.exitCode = Number(troubles > 0)
    } finally {
      await stop()
    }
  } finally {
    attempt.release()
  }
})
process.exit()

/** @param {number} troubles */
function unsound(troubles) {
  return `The backup is restored as it was; ${troubles} of these want mending: npm run doctor -- --data`
}
