import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { root } from "../paths.mjs"
import { nodeService } from "../process/node-service.mjs"
import { childEnvironment } from "../shop/child-environment.mjs"
import { logOf } from "../shop/services.mjs"

/** @typedef {import("../../settings.mjs").Settings} Settings */

const microFrontends = /** @type {const} */ (["catalog", "cart", "seller"])

/**
 * Vite's development servers: the shell's in place of the storefront, and one for each micro-frontend.
 * @param {Settings} settings
 */
export function viteServices(settings) {
  const { ports } = settings
  const remotes = microFrontends.map((name) => `http://localhost:${ports[name]}`)
  const shell = service(settings, "storefront", {
    folder: "shell",
    env: { DEV_REMOTES: remotes.join(",") },
    page: "/",
  })
  const others = microFrontends.map((name) =>
    service(settings, name, { folder: `mfe-${name}`, env: {}, page: "/mfe.manifest.json" }),
  )
  return [shell, ...others]
}

/**
 * @param {Settings} settings
 * @param {"storefront" | "catalog" | "cart" | "seller"} name
 * @param {{ folder: string, env: Record<string, string>, page: string }} how
 */
function service(settings, name, { folder, env, page }) {
  const cwd = join(root, folder)
  const require = createRequire(join(cwd, "package.json"))
  const vite = join(dirname(require.resolve("vite/package.json")), "bin", "vite.js")
  const port = settings.ports[name]
  const own = {
    PORT: port,
    BACKEND_URL: `http://127.0.0.1:${settings.ports.backend}`,
    NODE_ENV: "development",
    ...env,
  }
  return nodeService({
    name,
    args: [vite, "--clearScreen", "false"],
    cwd,
    env: childEnvironment(settings, own),
    logFile: logOf(settings.localDir, `vite-${name}`),
    // Vite listens on whichever address `localhost` means here.
    readyUrl: `http://localhost:${port}${page}`,
  })
}
