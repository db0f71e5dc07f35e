import { join } from "node:path"
import { envFile, readSettings } from "../../settings.mjs"
import { demandFreePorts } from "../ports.mjs"
import { stopLeftoverPostgres } from "../postgres/installed.mjs"
import { RunRecords } from "../process/run-records.mjs"
import { Supervisor } from "../process/supervisor.mjs"
import { Progress } from "../progress.mjs"
import { report } from "../run-script.mjs"
import { unknownSettings } from "../settings/env-file.mjs"
import { untilSignalled } from "../until-signalled.mjs"
import { holdShop } from "./hold-shop.mjs"
import { replacing } from "./replace-processes.mjs"
import { portsOf } from "./ports-of.mjs"
import { summary } from "./summary.mjs"

/**
 * Runs a shop until it is asked to stop, and then stops all of it. What a killed run of the same
 * LOCAL_DIR left behind is stopped first.
 * @param {(bringUp: import("./bring-up.mjs").BringUp) => Promise<void>} bringUp starts the parts
 * @param {(localDir: string) => { name: string, back: string }[]} [withdrawnFrom] what the shop lacks of its own
 */
export async function runShop(bringUp, withdrawnFrom = () => []) {
  const settings = readSettings()
  const progress = new Progress()
  const say = (/** @type {string} */ text) => progress.say(text)
  /** @type {import("./replace-processes.mjs").Replacing | undefined} */
  let replacement
  const signal = untilSignalled(() => replacement?.begin())
  const hold = await holdShop(settings, say)
  const records = new RunRecords(join(settings.localDir, "run"))
  const supervisor = new Supervisor(records, say)
  unknownSettings(envFile).forEach(say)
  try {
    await records.stopLeftovers((name) => say(`Stopping ${name}, left by an earlier start`))
    await stopLeftoverPostgres(settings.localDir)
    await demandFreePorts(portsOf(settings))
    const context = { settings, progress, supervisor, records, signal }
    await bringUp(context)
    replacement = replacing(context)
    console.log(
      `ready\n\n${summary(settings, withdrawnFrom(settings.localDir))}\n\nCtrl-C stops it.`,
    )
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }))
  } catch (error) {
    if (!signal.aborted) report(error)
    process.exitCode = signal.aborted ? 130 : 1
  }
  hold.stopping()
  say("Stopping")
  await Promise.all([supervisor.stop(["sandbox", "postgres"]), replacement?.settled()])
  hold.release()
  say("Stopped")
  process.exit()
}
