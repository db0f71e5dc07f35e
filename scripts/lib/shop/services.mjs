import { join } from "node:path"
import { root } from "../paths.mjs"
import { startInstalledPostgres } from "../postgres/installed.mjs"
import { nodeService } from "../process/node-service.mjs"
import { backendProcesses } from "./backend-processes.mjs"
import { childEnvironment } from "./child-environment.mjs"
import { liveMicroFrontends } from "./live-micro-frontends.mjs"
import { withdrawnMicroFrontends } from "./withdrawn-micro-frontends.mjs"

/** @typedef {import("../../settings.mjs").Settings} Settings */
/** @typedef {import("../process/node-service.mjs").Service} Service */

/** The backend's program, as its build makes it. */
export const backendMain = join(root, "backend", ".medusa", "server", "src", "server", "main.js")

/** The registry's program: publishes micro-frontends and serves them. */
export const registryMain = join(root, "shell", "registry", "dist", "main.js")

/**
 * The embedded Postgres.
 * @param {Settings & { postgresPassword: string }} settings
 * @returns {Service}
 */
export function postgresService({ localDir, ports, postgresPassword }) {
  const logFile = logOf(localDir, "postgres")
  const options = { localDir, port: ports.postgres, password: postgresPassword, logFile }
  return {
    name: "postgres",
    logFile,
    async start() {
      const server = await startInstalledPostgres(options)
      return { exited: server.exited, stop: () => server.stop() }
    },
  }
}

/** @param {Settings} settings */
export const sandboxService = (settings) =>
  service(settings, "sandbox", settings.ports.sandbox, {
    cwd: join(root, "backend", "sandbox"),
    args: ["dist/main.js"],
  })

/**
 * Room for young objects, in MB. With V8's own 16 a server pauses for 10 to 20 ms every three seconds
 * of a busy hour, and for twice as long every few seconds more (docs/decisions/054).
 */
const YOUNG_MB = 64

/**
 * The backend: its servers, and its worker if there is one.
 * @param {Settings} settings
 */
export const backendServices = (settings) =>
  backendProcesses(settings).map(({ name, port, mode }) =>
    service(settings, name, port, {
      cwd: join(root, "backend"),
      args: [`--max-semi-space-size=${YOUNG_MB}`, backendMain, "serve"],
      env: { MEDUSA_WORKER_MODE: mode },
      health: "/health/ready",
    }),
  )

/** @param {Settings} settings */
export const storefrontService = (settings) =>
  service(settings, "storefront", settings.ports.storefront, {
    cwd: join(root, "shell", "server"),
    args: ["dist/main.js"],
    env: {
      BACKEND_URL: backendProcesses(settings)
        .filter(({ mode }) => mode !== "worker")
        .map(({ port }) => `http://127.0.0.1:${port}`)
        .join(","),
    },
    health: "/health/ready",
  })

/**
 * A server for each micro-frontend that the local registry names with a port of its own, and for each of
 * the shop's three that is withdrawn: it may be brought back while the shop runs.
 * @param {Settings} settings
 * @returns {Service[]}
 */
export function microFrontendServices(settings) {
  const { localDir, ports } = settings
  const live = liveMicroFrontends(localDir).flatMap(({ name, portOffset }) =>
    portOffset ? [{ name, port: ports.storefront + portOffset }] : [],
  )
  const withdrawn = withdrawnMicroFrontends(localDir).map(({ name }) => ({
    name,
    port: ports[name],
  }))
  return [...live, ...withdrawn].map(({ name, port }) =>
    service(settings, name, port, {
      cwd: join(root, "shell", "registry"),
      args: [registryMain, "serve", name],
    }),
  )
}

/**
 * @param {string} localDir
 * @param {string} name
 */
export const logOf = (localDir, name) => join(localDir, "logs", `${name}.log`)

/**
 * @param {Settings} settings
 * @param {string} name
 * @param {number} port
 * @param {{ cwd: string, args: string[], env?: Record<string, string>, health?: string }} how
 */
function service(settings, name, port, { cwd, args, env = {}, health = "/health/live" }) {
  return nodeService({
    name,
    args,
    cwd,
    env: childEnvironment(settings, { PORT: port, ...env }),
    logFile: logOf(settings.localDir, name),
    readyUrl: `http://127.0.0.1:${port}${health}`,
  })
}
