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
const kept = ["mfe", "mfe-token", "outbox", "logs", "run"]

/** What belongs to the database's rows, and goes with a database of the shop's own alone. */
const keptForDatabase = ["uploads", "private", "secrets.json"]

/** `npm run reset`: forgets all local data of this shop. Asks first, unless called with --yes. */
await runScript(async () => {
  const given = givenSettings({ environment: process.env, file: envFile })
  const { values } = resolveSettings(given)
  const localDir = String(values.LOCAL_DIR)
  const isElsewhere = Boolean(values.DATABASE_URL)
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
    if (!process.argv.includes("--yes") && !(await isWanted(localDir, isElsewhere))) {
      console.log("Nothing was changed.")
      return
    }
    await new RunRecords(join(localDir, "run")).stopLeftovers(() => {})
    const names = isElsewhere ? kept : [...kept, ...keptForDatabase]
    if (!isElsewhere) {
      await stopLeftoverPostgres(localDir)
      forgetPostgres(localDir)
    }
    for (const name of names) rmSync(join(localDir, name), { recursive: true, force: true })
    const left = readdirSync(localDir)
    if (left.length === 0) rmdirSync(localDir)
    console.log(
      isElsewhere
        ? "Forgotten, but for the database of DATABASE_URL, its pictures and its secrets. For a new " +
            "shop, name an empty database and another LOCAL_DIR."
        : "Forgotten. The next npm start sets up a new shop.",
    )
    if (left.includes("backups")) console.log(`Backups stay: ${join(localDir, "backups")}`)
  } finally {
    attempt.release()
  }
})

/**
 * @param {string} localDir
 * @param {boolean} isElsewhere whether its database is that of DATABASE_URL
 */
async function isWanted(localDir, isElsewhere) {
  const database = recordedLocation(localDir)
  const elsewhere = database && !database.startsWith(localDir) ? ` and ${database}` : ""
  const forgotten = isElsewhere
    ? `what ${localDir} holds beside the database of DATABASE_URL and its pictures: mails, logs, micro-frontends`
    : `the shop in ${localDir}${elsewhere}: products, orders, pictures, mails, sign-ins`
  const question = `This forgets ${forgotten}. Type yes to go on: `
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
