import "./lib/node-version.mjs"
import { existsSync, readFileSync } from "node:fs"
import { examine } from "./lib/doctor/checks.mjs"
import { examineData } from "./lib/doctor/data.mjs"
import { sayExamination } from "./lib/doctor/say-examination.mjs"
import { Problem } from "./lib/problem.mjs"
import { isRunning } from "./lib/process-identity.mjs"
import { runScript } from "./lib/run-script.mjs"
import { resolveSettings } from "./lib/settings/resolve.mjs"
import { shopLock } from "./lib/shop/hold-shop.mjs"
import { envFile, givenSettings } from "./settings.mjs"

/**
 * `npm run doctor`: says what is wrong with this machine or set-up, and the mend. Changes nothing.
 * `npm run doctor -- --data`: the same of the shop's data; `--mend` mends counts that do not match.
 */
await runScript(async () => {
  const words = process.argv.slice(2)
  const unknown = words.find((word) => word !== "--data" && word !== "--mend")
  if (unknown) throw new Problem(`doctor knows --data and --mend, not ${unknown}.`)
  if (words.length === 0) return examineMachine()
  conclude(sayExamination(await examineData({ mend: words.includes("--mend") })))
})

async function examineMachine() {
  const findings = await examine({ runningAs: runningShop() })
  const width = Math.max(...findings.map(({ name }) => name.length))
  let troubles = 0
  for (const finding of findings) {
    const name = finding.name.padEnd(width)
    if ("says" in finding) console.log(`  ok      ${name}  ${finding.says}`)
    else for (const sentence of finding.wrong) console.log(`  WRONG   ${name}  ${sentence}`)
    if ("wrong" in finding) troubles += 1
  }
  conclude(troubles)
}

/** @param {number} troubles */
function conclude(troubles) {
  console.log(troubles === 0 ? "\nAll is well." : `\n${troubles} of these want mending.`)
  process.exitCode = Number(troubles > 0)
}

/** Number of the process that runs this LOCAL_DIR's shop, if it runs. */
function runningShop() {
  const given = givenSettings({ environment: process.env, file: envFile })
  const file = shopLock(String(resolveSettings(given).values.LOCAL_DIR))
  if (!existsSync(file)) return undefined
  const holder = JSON.parse(readFileSync(file, "utf8"))
  return isRunning(holder) ? holder.pid : undefined
}
