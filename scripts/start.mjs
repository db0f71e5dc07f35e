import "./lib/node-version.mjs"
import { join } from "node:path"
import { tryLock } from "./lib/file-lock.mjs"
import { demandFreePorts } from "./lib/ports.mjs"
import { stopLeftoverPostgres } from "./lib/postgres/installed.mjs"
import { Problem } from "./lib/problem.mjs"
import { RunRecords } from "./lib/process/run-records.mjs"
import { Supervisor } from "./lib/process/supervisor.mjs"
import { Progress } from "./lib/progress.mjs"
import { report, runScript } from "./lib/run-script.mjs"
import { bringUpShop } from "./lib/shop/bring-up.mjs"
import { summary } from "./lib/shop/summary.mjs"
import { untilSignalled } from "./lib/until-signalled.mjs"
import { readSettings } from "./settings.mjs"

/** @typedef {import("./settings.mjs").Settings} Settings */

await runScript(async () => {
  const settings = readSettings()
  const progress = new Progress()
  const signal = untilSignalled()
  const attempt = tryLock(join(settings.localDir, "run", "start.lock"))
  if ("holder" in attempt) throw alreadyRunning(settings, attempt.holder.pid)
  const records = new RunRecords(join(settings.localDir, "run"))
  const supervisor = new Supervisor(records, (text) => progress.say(text))
  try {
    await records.stopLeftovers((name) =>
      progress.say(`Stopping ${name}, left by an earlier start`),
    )
    await stopLeftoverPostgres(settings.localDir)
    await demandFreePorts(portsOf(settings))
    await bringUpShop({ settings, progress, supervisor, records, signal })
    console.log(`ready\n\n${summary(settings)}\n\nCtrl-C stops it.`)
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }))
  } catch (error) {
    if (!signal.aborted) report(error)
    process.exitCode = signal.aborted ? 130 : 1
  }
  progress.say("Stopping")
  await supervisor.stop(["sandbox", "postgres"])
  attempt.release()
  progress.say("Stopped")
  process.exit()
})

/**
 * @param {Settings} settings
 * @param {number} pid
 */
function alreadyRunning({ values, localDir }, pid) {
  return new Problem(
    `This shop runs already, as process ${pid}, at ${values.PUBLIC_URL} (its state is in ${localDir}). ` +
      `Stop it with Ctrl-C there, or with: kill ${pid}. For a second shop beside it choose another ` +
      "folder and other ports, for example: LOCAL_DIR=.local-two PORT_BASE=9000 npm start",
  )
}

/** @param {Settings} settings */
function portsOf({ ports, production, postgresPassword }) {
  const { storefront, catalog, cart, seller, backend, sandbox, smtp, postgres } = ports
  return {
    storefront,
    ...{ catalog, cart, seller, backend },
    ...(production ? {} : { sandbox, "sandbox mail": smtp }),
    ...(postgresPassword === undefined ? {} : { Postgres: postgres }),
  }
}
