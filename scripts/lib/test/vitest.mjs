import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { inPackage } from "../package-command.mjs"
import { root } from "../paths.mjs"
import { Problem } from "../problem.mjs"
import { runCommand } from "../process/run-command.mjs"

/** @typedef {import("./outcome.mjs").Outcome} Outcome */

/**
 * Runs the tests of one package, and counts them.
 * @param {{ folder: string, args?: string[], env?: NodeJS.ProcessEnv }} tests
 * @param {import("./parts.mjs").TestContext} context
 * @returns {Promise<Outcome>}
 */
export async function runVitest({ folder, args = [], env = {} }, context) {
  const name = folder.replaceAll("/", "-")
  const report = join(context.temporary, `${name}-${args.join("-").replaceAll(/\W+/g, "-")}.json`)
  const logFile = join(context.logDir, `${context.part}-${name}.log`)
  const flags = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  /** @type {unknown} */
  let failure
  try {
    await runCommand(["vitest", "run", ...configOf(folder), ...flags, ...args], {
      ...inPackage(folder, { ...context.env, ...env }),
      logFile,
      what: `vitest in ${folder}`,
      signal: context.signal,
      // A journey's shop needs its time to stop in good order.
      patience: 12_000,
    })
  } catch (error) {
    failure = error
  }
  context.signal.throwIfAborted()
  return count(report, failure, logFile)
}

/** @param {string} folder */
function configOf(folder) {
  const isConfig = (/** @type {string} */ name) => /^vite(st)?\.config\.[cm]?[jt]s$/.test(name)
  const hasOwn = readdirSync(join(root, folder)).some(isConfig)
  return hasOwn
    ? []
    : ["--config", fileURLToPath(new URL("plain.vitest.config.mjs", import.meta.url))]
}

/**
 * @param {string} report
 * @param {unknown} failure
 * @param {string} logFile
 * @returns {Outcome}
 */
function count(report, failure, logFile) {
  const result = read(report)
  if (!result) throw failure ?? new Problem(`vitest left no report; see ${logFile}.`)
  const broken = result.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  )
  const failures = result.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed"),
  )
  const news = [
    ...broken.map(({ name, message }) => `${name}\n  ${firstLine(message)}`),
    ...failures.map(
      ({ fullName, failureMessages }) => `${fullName}\n  ${firstLine(failureMessages[0])}`,
    ),
  ]
  let failed = result.numFailedTests + broken.length
  if (failed === 0 && failure) {
    failed = 1
    news.push(/** @type {Error} */ (failure).message)
  }
  if (failed > 0) news.push(`More in ${logFile}`)
  const skipped = result.numPendingTests + result.numTodoTests
  return { passed: result.numPassedTests, failed, skipped, news }
}

/**
 * @typedef {object} Report the part of vitest's JSON that is used here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, message: string, assertionResults: Assertion[] }[]} testResults
 */

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion */

/**
 * @param {string} file
 * @returns {Report | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/** @param {string | undefined} message */
const firstLine = (message = "") => message.split("\n").slice(0, 3).join("\n  ")
