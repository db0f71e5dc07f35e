import { join } from "node:path"
import { adminTarget } from "../build/targets.mjs"
import { root } from "../paths.mjs"
import { runCommand } from "../process/run-command.mjs"
import { childEnvironment } from "./child-environment.mjs"
import { databaseTask } from "./database.mjs"
import { backendMain, backendServices, logOf, sandboxService } from "./services.mjs"

/** @typedef {import("./bring-up.mjs").BringUp} BringUp */
/** @typedef {import("../tasks.mjs").Task} Task */

/**
 * Database, backend, and, outside production, the sandbox.
 * @param {BringUp} bringUp
 * @returns {Task[]}
 */
export function backendTasks(bringUp) {
  const { progress, settings, supervisor } = bringUp
  /** @type {Task} */
  const sandbox = {
    name: "sandbox",
    needs: ["@shop/sandbox"],
    light: true,
    run: () =>
      progress.step("Starting the sandbox", () => supervisor.start(sandboxService(settings))),
  }
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
      run: () =>
        progress.step("Starting the backend", () =>
          Promise.all(backendServices(settings).map((service) => supervisor.start(service))),
        ),
    },
    ...(settings.production ? [] : [sandbox]),
  ]
}

/**
 * Brings the database to the state that the backend's code expects, and fills a new shop.
 * @param {Pick<BringUp, "settings" | "signal" | "records">} context
 */
export function migrate({ settings, signal, records }) {
  return runCommand([process.execPath, backendMain, "migrate"], {
    cwd: join(root, "backend"),
    env: childEnvironment(settings, { PORT: settings.ports.backend }),
    logFile: logOf(settings.localDir, "migrate"),
    what: "Preparing the database",
    signal,
    records,
  })
}
