import "./lib/node-version.mjs"
import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline/promises"
import { tryLock } from "./lib/file-lock.mjs"
import { forgetPostgres, recordedLocation } from "./lib/postgres.mjs"
import { stopLeftoverPostgres } from "./lib/postgres/installed.mjs"
import { Problem } from "./lib/problem.mjs"
import { RunRecords } from "./lib/process/run-records.mjs"
import { runScript } from "./lib/run-script.mjs"
import { resolveSettings } from "./lib/settings/resolve.mjs"
import { shopLock } from "./lib/shop/hold-shop.mjs"
import { envFile, givenSettings } from "./settings.mjs"

/** What the shop keeps in LOCAL_DIR; anything else there is somebody else's and stays. */
const kept = ["uploads", "private", "mfe", "outbox", "logs", "run", "secrets.json"]

/** `npm run reset`: forgets all local data of this shop. Asks first, unless called with --yes. */
await runScript(async () => {
  const given = givenSettings({ environment: process.env, file: envFile })
  const localDir = String(resolveSettings(given).values.LOCAL_DIR)
  if (!existsSync(join(localDir, "run"))) {
    console.log(`There is nothing to forget: ${localDir} holds no shop.`)
    return
  }
  const attempt = tryLock(shopLock(localDir))
  if ("holder" in attempt) {
    throw new Problem(
      `The shop is running, as process ${attempt.holder.pid}. Stop it first, with Ctrl-C there or ` +
        `with: kill ${attempt.holder.pid}`,
    )
  }
  try {
    if (!process.argv.includes("--yes") && !(await isWanted(localDir))) {
      console.log("Nothing was changed.")
      return
    }
    await new RunRecords(join(localDir, "run")).stopLeftovers(() => {})
    await stopLeftoverPostgres(localDir)
    forgetPostgres(localDir)
    for (const name of kept) rmSync(join(localDir, name), { recursive: true, force: true })
    if (readdirSync(localDir).length === 0) rmdirSync(localDir)
    console.log("Forgotten. The next npm start sets up a new shop.")
  } finally {
    attempt.release()
  }
})

/** @param {string} localDir */
async function isWanted(localDir) {
  const database = recordedLocation(localDir)
  const elsewhere = database && !database.startsWith(localDir) ? ` and ${database}` : ""
  const question =
    `This forgets the shop in ${localDir}${elsewhere}: products, orders, pictures, mails, sign-ins. ` +
    "Type yes to go on: "
  if (!process.stdin.isTTY) {
    throw new Problem(
      `${question}\nNobody is there to answer; call it with: npm run reset -- --yes`,
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer.trim().toLowerCase() === "yes"
}
