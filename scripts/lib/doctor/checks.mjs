import { existsSync } from "node:fs"
import { isBuilt } from "../build/built.mjs"
import { buildTargets } from "../build/targets.mjs"
import { findChromium } from "../chromium.mjs"
import { isInstalled } from "../install.mjs"
import { databaseAccount } from "../postgres/account.mjs"
import { postgresBinaries } from "../postgres/binaries.mjs"
import { recordedLocation } from "../postgres/location.mjs"
import { portTroubles } from "../ports.mjs"
import { unknownSettings } from "../settings/env-file.mjs"
import { resolveSettings } from "../settings/resolve.mjs"
import { table } from "../settings/table.mjs"
import { demandDatabase } from "../shop/database.mjs"
import { portsOf } from "../shop/ports-of.mjs"
import { envFile, givenSettings } from "../../settings.mjs"
import { portsFrom } from "../addresses.mjs"
import { askNeighbours } from "./neighbours.mjs"
import { freeDisk, memory, writable } from "./machine.mjs"
import { microFrontends } from "./micro-frontends.mjs"

/**
 * What a check found: `says` when all is well, `wrong` with its mend when it is not.
 * @typedef {{ name: string, says: string } | { name: string, wrong: string[] }} Finding
 */

/**
 * @param {{ runningAs: number | undefined }} state number of the process that runs this shop
 * @returns {Promise<Finding[]>}
 */
export async function examine({ runningAs }) {
  const given = givenSettings({ environment: process.env, file: envFile })
  const { values, troubles } = resolveSettings(given)
  const localDir = String(values.LOCAL_DIR)
  const installed = isInstalled()
  return [
    { name: "Node.js", says: process.versions.node },
    system(),
    settings(troubles),
    memory(),
    freeDisk(localDir, installed),
    writable(localDir),
    installed
      ? { name: "Dependencies", says: "installed as the lockfile says" }
      : { name: "Dependencies", says: "not those of the lockfile; npm start installs them" },
    ...(installed ? [builds(), await database(values, localDir)] : []),
    ...(troubles.length === 0 ? await askNeighbours(given, values) : []),
    microFrontends(localDir),
    await ports(values, runningAs),
    chromium(),
  ]
}

/** @returns {Finding} */
function system() {
  const name = "System"
  const { platform, arch } = process
  if (platform === "linux" || platform === "darwin") return { name, says: `${platform} ${arch}` }
  return { name, wrong: [`${platform} cannot run the shop. On Windows, use it inside WSL 2.`] }
}

/**
 * @param {string[]} troubles
 * @returns {Finding}
 */
function settings(troubles) {
  const name = "Settings"
  const wrong = [...troubles.map((trouble) => `${trouble}.`), ...unknownSettings(envFile)]
  if (wrong.length > 0) return { name, wrong }
  const named = table.map((setting) => setting.name).filter((each) => process.env[each])
  const sources = [...(existsSync(envFile) ? [envFile] : []), ...named]
  return { name, says: sources.length > 0 ? `from ${sources.join(", ")}` : "the defaults, no .env" }
}

/** @returns {Finding} */
function builds() {
  const stale = buildTargets().filter((target) => !isBuilt(target))
  const names = stale.map((target) => target.name).join(", ")
  return { name: "Builds", says: names ? `npm start will build ${names}` : "up to date" }
}

/**
 * @param {import("../settings/setting.mjs").Values} values
 * @param {string} localDir
 * @returns {Promise<Finding>}
 */
async function database({ DATABASE_URL }, localDir) {
  const name = "Database"
  try {
    if (DATABASE_URL) {
      await demandDatabase(DATABASE_URL)
      return { name, says: "the one of DATABASE_URL, which answers" }
    }
    postgresBinaries(databaseAccount())
    const place = recordedLocation(localDir)
    return { name, says: place ? `in ${place}` : "embedded Postgres, made at the first start" }
  } catch (error) {
    return { name, wrong: [/** @type {Error} */ (error).message] }
  }
}

/**
 * @param {import("../settings/setting.mjs").Values} values
 * @param {number | undefined} runningAs
 * @returns {Promise<Finding>}
 */
async function ports(values, runningAs) {
  const { PORT_BASE, STAGE, DATABASE_URL } = values
  const name = "Ports"
  if (runningAs) return { name, says: `in use by this shop, which runs as process ${runningAs}` }
  const wanted = portsOf({
    ports: portsFrom(String(PORT_BASE)),
    production: STAGE === "production",
    values,
    postgresPassword: DATABASE_URL ? undefined : "",
  })
  const wrong = await portTroubles(wanted)
  const mend = "Stop what holds it, or choose others, for example: PORT_BASE=9000 npm start"
  if (wrong.length > 0) return { name, wrong: [...wrong, mend] }
  return { name, says: `free from ${PORT_BASE} on` }
}

/** @returns {Finding} */
function chromium() {
  const name = "Chromium"
  try {
    const says = findChromium() ?? "none; npm test installs one where it may (apt-get, as root)"
    return { name, says }
  } catch (error) {
    return { name, wrong: [/** @type {Error} */ (error).message] }
  }
}
