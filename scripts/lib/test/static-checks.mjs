import { join } from "node:path"
import { workPlaces } from "../checkout.mjs"
import { inPackage } from "../package-command.mjs"
import { root } from "../paths.mjs"
import { runCommand } from "../process/run-command.mjs"
import { runTasks } from "../tasks.mjs"
import { readWorkspace } from "../workspace.mjs"

/** @typedef {import("./outcome.mjs").Outcome} Outcome */
/** @typedef {import("./parts.mjs").TestContext} TestContext */

/**
 * A check of the whole repository: one command, which counts as one test.
 * @param {string | [string, ...string[]]} command
 * @param {TestContext} context
 * @param {string} [folder]
 * @returns {Promise<Outcome>}
 */
export async function check(command, { part, logDir, env, signal }, folder = ".") {
  const name = folder === "." ? part : `${part}-${folder.replaceAll("/", "-")}`
  await runCommand(command, {
    ...inPackage(folder, env),
    logFile: join(logDir, `${name}.log`),
    what: [command].flat().join(" "),
    signal,
  })
  return { passed: 1, failed: 0, skipped: 0, news: [] }
}

/**
 * Compiles every package without writing anything; all of it counts as one test.
 * @param {TestContext} context
 * @returns {Promise<Outcome>}
 */
export async function checkTypes(context) {
  /** @type {string[]} */
  const news = []
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc")
  const folders = [...readWorkspace().map(({ folder }) => folder), "scripts"]
  const tasks = folders.map((folder) => ({
    name: folder,
    run: () =>
      check([process.execPath, compiler, "--noEmit"], context, folder).catch((error) => {
        context.signal.throwIfAborted()
        news.push(error.message)
      }),
  }))
  await runTasks(tasks, { places: workPlaces() })
  return { passed: Number(news.length === 0), failed: Number(news.length > 0), skipped: 0, news }
}
