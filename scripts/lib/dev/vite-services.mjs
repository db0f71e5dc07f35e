import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { root } from "../paths.mjs"
import { nodeService } from "../process/node-service.mjs"
import { childEnvironment } from "../shop/child-environment.mjs"
import { logOf } from "../shop/services.mjs"

/** @typedef {import("../../settings.mjs").Settings} Settings */

/**
 * Vite's development servers: the shell's in place of the storefront, and one for each micro-frontend.
 * @param {Settings} settings
 * @param {{ name: string, folder: string, port: number }[]} microFrontends
 */
export function viteServices(settings, microFrontends) {
  const remotes = microFrontends.map(({ port }) => `http://localhost:${port}`)
  const shell = service(settings, {
    name: "storefront",
    folder: "shell",
    port: settings.ports.storefront,
    env: { DEV_REMOTES: remotes.join(",") },
    page: "/",
  })
  const others = microFrontends.map((one) =>
    service(settings, { ...one, env: {}, page: "/mfe.manifest.json" }),
  )
  return [shell, ...others]
}

/**
 * @param {Settings} settings
 * @param {{ name: string, folder: string, port: number, env: Record<string, string>, page: string }} how
 */
function service(settings, { name, folder, port, env, page }) {
  const require = createRequire(join(root, "shell", "package.json"))
  const vite = join(dirname(require.resolve("vite/package.json")), "bin", "vite.js")
  const own = {
    PORT: port,
    BACKEND_URL: `http://127.0.0.1:${settings.ports.backend}`,
    NODE_ENV: "development",
    ...env,
  }
  return nodeService({
    name,
    args: [vite, "--clearScreen", "false"],
    cwd: join(root, folder),
    env: childEnvironment(settings, own),
    logFile: logOf(settings.localDir, `vite-${name}`),
    // Vite listens on whichever address `localhost` means here.
    readyUrl: `http://localhost:${port}${page}`,
  })
}
