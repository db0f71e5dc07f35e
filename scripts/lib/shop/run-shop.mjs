import { join } from "node:path"
import { readSettings } from "../../settings.mjs"
import { tryLock } from "../file-lock.mjs"
import { demandFreePorts } from "../ports.mjs"
import { stopLeftoverPostgres } from "../postgres/installed.mjs"
import { Problem } from "../problem.mjs"
import { RunRecords } from "../process/run-records.mjs"
import { Supervisor } from "../process/supervisor.mjs"
import { Progress } from "../progress.mjs"
import { report } from "../run-script.mjs"
import { untilSignalled } from "../until-signalled.mjs"
import { portsOf } from "./ports-of.mjs"
import { summary } from "./summary.mjs"

/** @typedef {import("../../settings.mjs").Settings} Settings */

/** The lock that whoever runs a shop on a LOCAL_DIR holds. @param {string} localDir */
export const shopLock = (localDir) => join(localDir, "run", "shop.lock")

/**
 * Runs a shop until it is asked to stop, and then stops all of it. What a killed run of the same
 * LOCAL_DIR left behind is stopped first.
 * @param {(bringUp: import("./bring-up.mjs").BringUp) => Promise<void>} bringUp starts the parts
 */
export async function runShop(bringUp) {
  const settings = readSettings()
  const progress = new Progress()
  const signal = untilSignalled()
  const attempt = tryLock(shopLock(settings.localDir))
  if ("holder" in attempt) throw alreadyRunning(settings, attempt.holder.pid)
  const records = new RunRecords(join(settings.localDir, "run"))
  const supervisor = new Supervisor(records, (text) => progress.say(text))
  try {
    await records.stopLeftovers((name) =>
      progress.say(`Stopping ${name}, left by an earlier start`),
    )
    await stopLeftoverPostgres(settings.localDir)
    await demandFreePorts(portsOf(settings))
    await bringUp({ settings, progress, supervisor, records, signal })
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
}

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
