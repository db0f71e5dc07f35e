import { existsSync, readFileSync, statSync } from "node:fs"
import { root } from "../paths.mjs"
import { runCommand } from "../process/run-command.mjs"
import { isMicroFrontend, readWorkspace } from "../workspace.mjs"
import { childEnvironment } from "./child-environment.mjs"
import { logOf, microFrontendServices, registryMain, storefrontService } from "./services.mjs"

/** @typedef {import("./bring-up.mjs").BringUp} BringUp */

/**
 * Micro-frontends, published and served, and the storefront.
 * @param {BringUp} bringUp
 * @returns {import("../tasks.mjs").Task[]}
 */
export function frontTasks(bringUp) {
  const { progress, settings, supervisor } = bringUp
  const microFrontends = readWorkspace().filter(isMicroFrontend)
  const folders = microFrontends.map(({ folder }) => folder)
  const startServers = async () => {
    const services = microFrontendServices(settings)
    await Promise.all(services.map((service) => supervisor.start(service)))
  }
  return [
    {
      name: "publish",
      needs: ["@shop/registry", "@shop/shell", ...microFrontends.map(({ name }) => name)],
      light: true,
      run: () => progress.step("Publishing micro-frontends", () => publish(bringUp, folders)),
    },
    {
      name: "micro-frontends",
      needs: ["publish"],
      light: true,
      run: () => progress.step("Starting the micro-frontends' servers", startServers),
    },
    {
      name: "storefront",
      needs: ["backend", "publish", "@shop/shell", "@shop/storefront-server"],
      light: true,
      run: () =>
        progress.step("Starting the storefront", () =>
          supervisor.start(storefrontService(settings)),
        ),
    },
  ]
}

/**
 * Publishes what changed in the folders, and says what became of them.
 * @param {BringUp} bringUp
 * @param {string[]} folders
 */
async function publish({ settings, signal, records, progress }, folders) {
  const logFile = logOf(settings.localDir, "publish")
  const before = existsSync(logFile) ? statSync(logFile).size : 0
  await runCommand([process.execPath, registryMain, "start", ...folders], {
    cwd: root,
    env: childEnvironment(settings),
    logFile,
    what: "Publishing micro-frontends",
    signal,
    records,
  })
  const said = readFileSync(logFile).subarray(before).toString().trim()
  if (said) progress.say(said)
}
