import { join } from "node:path"
import { adminTarget } from "../build/targets.mjs"
import { openCheckout, workPlaces } from "../checkout.mjs"
import { root } from "../paths.mjs"
import { runCommand } from "../process/run-command.mjs"
import { runTasks } from "../tasks.mjs"
import { readWorkspace } from "../workspace.mjs"
import { childEnvironment } from "./child-environment.mjs"
import { databaseTask } from "./database.mjs"
import * as services from "./services.mjs"

/** @typedef {import("../tasks.mjs").Task} Task */

/**
 * @typedef {object} BringUp
 * @property {import("../../settings.mjs").Settings} settings
 * @property {import("../progress.mjs").Progress} progress
 * @property {import("../process/supervisor.mjs").Supervisor} supervisor
 * @property {import("../process/run-records.mjs").RunRecords} records
 * @property {AbortSignal} signal ends what is under way
 */

/**
 * Brings up the whole shop: installs, builds what changed, prepares the database, starts every part.
 * What can go on side by side does.
 * @param {BringUp} bringUp
 */
export async function bringUpShop(bringUp) {
  const { progress, settings, signal } = bringUp
  const logDir = join(settings.localDir, "logs")
  const { tasks: builds, release } = await openCheckout({ progress, logDir, signal })
  const names = builds.map(({ name }) => name)
  const builtAll = { name: "all built", needs: names, light: true, run: async () => release() }
  try {
    // The earlier in the list, the earlier it gets one of the places for work.
    const tasks = [...serverTasks(bringUp), ...publishTasks(bringUp), ...builds, builtAll]
    await runTasks(tasks, { places: workPlaces() })
  } finally {
    release()
  }
}

/**
 * @param {BringUp} bringUp
 * @returns {Task[]}
 */
function serverTasks(bringUp) {
  const { progress, settings, supervisor } = bringUp
  /** @param {string} title @param {import("../process/node-service.mjs").Service} service */
  const start = (title, service) => progress.step(title, () => supervisor.start(service))
  return [
    databaseTask(bringUp),
    {
      name: "migrate",
      needs: ["database", "@shop/backend"],
      run: () => progress.step("Preparing the database", () => migrate(bringUp)),
    },
    {
      name: "backend",
      needs: ["migrate", adminTarget],
      run: () => start("Starting the backend", services.backendService(settings)),
    },
    ...(settings.production ? [] : [sandboxTask()]),
    {
      name: "storefront",
      needs: ["backend", "publish", "@shop/shell", "@shop/storefront-server"],
      light: true,
      run: () => start("Starting the storefront", services.storefrontService(settings)),
    },
  ]

  /** @returns {Task} */
  function sandboxTask() {
    const run = () => start("Starting the sandbox", services.sandboxService(settings))
    return { name: "sandbox", needs: ["@shop/sandbox"], light: true, run }
  }
}

/**
 * @param {BringUp} bringUp
 * @returns {Task[]}
 */
function publishTasks(bringUp) {
  const { progress, settings, supervisor } = bringUp
  const microFrontends = readWorkspace().filter(({ folder }) => folder.startsWith("mfe-"))
  const folders = microFrontends.map(({ folder }) => folder)
  return [
    {
      name: "publish",
      needs: ["@shop/registry", ...microFrontends.map(({ name }) => name)],
      light: true,
      run: () => progress.step("Publishing micro-frontends", () => publish(bringUp, folders)),
    },
    {
      name: "micro-frontends",
      needs: ["publish"],
      light: true,
      run: () =>
        progress.step("Starting the servers of the micro-frontends", () =>
          Promise.all(
            services.microFrontendServices(settings).map((service) => supervisor.start(service)),
          ),
        ),
    },
  ]
}

/** @param {BringUp} bringUp */
function migrate({ settings, signal, records }) {
  return runCommand([process.execPath, services.backendMain, "migrate"], {
    cwd: join(root, "backend"),
    env: childEnvironment(settings, { PORT: settings.ports.backend }),
    logFile: services.logOf(settings.localDir, "migrate"),
    what: "Preparing the database",
    signal,
    records,
  })
}

/**
 * @param {BringUp} bringUp
 * @param {string[]} folders
 */
function publish({ settings, signal, records }, folders) {
  return runCommand([process.execPath, services.registryMain, "publish", ...folders], {
    cwd: root,
    env: childEnvironment(settings),
    logFile: services.logOf(settings.localDir, "publish"),
    what: "Publishing micro-frontends",
    signal,
    records,
  })
}
