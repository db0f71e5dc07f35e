import { join } from "node:path"
import { root } from "./paths.mjs"

/**
 * Where and with what PATH a package's script runs: as a package manager would run it.
 * @param {string} folder of the package, relative to the repository
 * @param {NodeJS.ProcessEnv} env
 */
export function inPackage(folder, env) {
  const cwd = join(root, folder)
  const bins = [join(cwd, "node_modules", ".bin"), join(root, "node_modules", ".bin")]
  return { cwd, env: { ...env, PATH: [...bins, process.env.PATH].join(":") } }
}
