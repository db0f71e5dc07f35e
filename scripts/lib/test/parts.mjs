import { join } from "node:path"
import { demandChromium } from "../chromium.mjs"
import { withTemporaryPostgres } from "../postgres.mjs"
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
 * @property {boolean} needsBuild whether packages must be built first, or installed only
 * @property {(context: TestContext) => Promise<Outcome>} run
 */

/** Everything that `npm test` runs, in this order. @type {Part[]} */
export const parts = [
  { name: "format", needsBuild: false, run: (context) => check("prettier --check .", context) },
  {
    name: "lint",
    needsBuild: false,
    run: (context) => check("eslint . --max-warnings 0", context),
  },
  { name: "types", needsBuild: false, run: checkTypes },
  {
    name: "architecture",
    needsBuild: false,
    run: (context) => check("npm run --silent check:architecture", context),
  },
  {
    name: "licences",
    needsBuild: false,
    run: (context) => check("node scripts/check-licences.mjs", context),
  },
  { name: "unit", needsBuild: true, run: runUnitTests },
  {
    name: "integration",
    needsBuild: true,
    run: (context) =>
      withTemporaryPostgres((url) =>
        runVitest(
          {
            folder: "backend",
            args: ["--project", "integration"],
            env: { TEST_POSTGRES_URL: url },
          },
          context,
        ),
      ),
  },
  { name: "journeys", needsBuild: true, run: runJourneys },
]

/** @param {TestContext} context */
async function runJourneys(context) {
  const { logDir, signal } = context
  const logFile = join(logDir, "chromium.log")
  const env = { CHROMIUM_PATH: await demandChromium({ logFile, signal }) }
  return runVitest({ folder: "shell/e2e", env }, context)
}
