import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildCheckout, installCheckout, workPlaces } from "../checkout.mjs"
import { root } from "../paths.mjs"
import { Progress } from "../progress.mjs"
import { report } from "../run-script.mjs"
import { runTasks } from "../tasks.mjs"
import { untilSignalled } from "../until-signalled.mjs"
import { testEnvironment } from "./environment.mjs"
import { sum } from "./outcome.mjs"

/** @typedef {import("./outcome.mjs").Outcome} Outcome */
/** @typedef {import("./parts.mjs").Part} Part */

/**
 * Installs, builds if a part needs it, runs the parts, says how each went, and ends the process.
 * @param {Part[]} chosen
 */
export async function runParts(chosen) {
  const progress = new Progress()
  const signal = untilSignalled()
  const logDir = join(root, "test-results")
  const temporary = mkdtempSync(join(tmpdir(), "shop-tests-"))
  rmSync(logDir, { recursive: true, force: true })
  mkdirSync(logDir)
  // Not closed to the account that runs databases.
  chmodSync(temporary, 0o755)
  const context = { logDir, temporary, env: testEnvironment(temporary), signal }
  const checkout = { progress, logDir, signal }

  /** @type {Outcome[]} */
  const outcomes = []
  /** @param {string} name @param {() => Promise<Outcome | void>} work @returns {Promise<boolean>} */
  const attempt = async (name, work) => {
    if (signal.aborted) return false
    const outcome = await work().catch(failed)
    if (!outcome) return true
    outcomes.push(outcome)
    const { passed, failed: lost, skipped, news } = outcome
    for (const text of news) console.log(text)
    progress.say(`${lost ? "FAILED" : "ok"}  ${name}: ${tally({ passed, failed: lost, skipped })}`)
    return lost === 0
  }

  /** @param {Part} part */
  const asTask = ({ name, run }) => ({
    name,
    run: () => attempt(name, () => progress.step(name, () => run({ ...context, part: name }))),
  })

  try {
    const [checks, tests] = [chosen.filter(isCheck), chosen.filter((part) => !isCheck(part))]
    if (await attempt("install", () => installCheckout(checkout))) {
      // Builds take half of the cores; the checks use what builds leave, and all of them afterwards.
      const places = workPlaces()
      const building = { ...checkout, places: Math.ceil(places / 2) }
      const build = () => attempt("build", () => buildCheckout(building))
      const [built] = await Promise.all([
        tests.length === 0 || build(),
        runTasks(checks.map(asTask), { places }),
      ])
      if (built) for (const part of tests) await asTask(part).run()
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
  const total = sum(outcomes)
  console.log(tally(total))
  process.exit(signal.aborted ? 130 : Number(total.failed > 0))
}

/** Whether a part looks at the sources alone. @param {Part} part */
const isCheck = ({ needsBuild }) => !needsBuild

/**
 * A part that could not even say what failed counts as one failed test.
 * @param {unknown} error
 * @returns {Outcome}
 */
function failed(error) {
  report(error)
  return { passed: 0, failed: 1, skipped: 0, news: [] }
}

/** @param {{ passed: number, failed: number, skipped: number }} outcome */
function tally({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
