import { join } from "node:path"
import { demandChromium } from "../chromium.mjs"
import { withTemporaryPostgres } from "../postgres.mjs"
import { demandRedis } from "../redis.mjs"
import { check, checkTypes } from "./static-checks.mjs"
import { runUnitTests } from "./unit-tests.mjs"
import { runVitest } from "./vitest.mjs"

/** @typedef {import("./outcome.mjs").Outcome} Outcome */

/**
 * @typedef {object} TestContext
 * @property {string} part its name
 * @property {string} logDir
 * @property {string} temporary a folder that goes when the tests are over
 * @property {NodeJS.ProcessEnv} env for what the tests run
 * @property {AbortSignal} signal
 */

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {boolean} [needsBuild] packages must be built first, not installed only; such parts have
 *   the machine for themselves, those that look at the sources alone run beside each other and the builds
 * @property {(context: TestContext) => Promise<Outcome>} run
 */

/** Everything that `npm test` runs, in this order. @type {Part[]} */
export const parts = [
  quick("format", "prettier --check ."),
  quick("lint", "eslint . --max-warnings 0"),
  quick("architecture", "npm run --silent check:architecture"),
  quick("licences", "node scripts/check-licences.mjs"),
  { name: "types", run: checkTypes },
  { name: "unit", needsBuild: true, run: runUnitTests },
  { name: "integration", needsBuild: true, run: (context) => runIntegrationTests(context) },
  { name: "journeys", needsBuild: true, run: runJourneys },
]

/** What `npm run stress` runs: the crowds and crashes of the integration tests, at full length. @type {Part} */
export const stress = {
  name: "stress",
  needsBuild: true,
  run: (context) =>
    runIntegrationTests({ ...context, env: { ...context.env, STRESS: "full" } }, [
      "integration-tests/stress",
      "integration-tests/twin",
      // One after the other: each may use the whole machine.
      "--no-file-parallelism",
    ]),
}

/**
 * @param {string} name
 * @param {string} command
 * @returns {Part}
 */
function quick(name, command) {
  return { name, run: (context) => check(command, context) }
}

/**
 * @param {TestContext} context
 * @param {string[]} [args] which of them, if not all
 */
async function runIntegrationTests(context, args = []) {
  const { logDir, signal } = context
  const redis = await demandRedis({ logFile: join(logDir, "redis.log"), signal })
  return withTemporaryPostgres((url) => {
    const env = { TEST_POSTGRES_URL: url, REDIS_SERVER_PATH: redis }
    const wanted = { folder: "backend", args: ["--project", "integration*", ...args], env }
    return runVitest(wanted, context)
  })
}

/** @param {TestContext} context */
async function runJourneys(context) {
  const { logDir, signal } = context
  const logFile = join(logDir, "chromium.log")
  const env = { CHROMIUM_PATH: await demandChromium({ logFile, signal }) }
  return runVitest({ folder: "shell/e2e", env }, context)
}
