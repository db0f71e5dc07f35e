import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./paths.mjs"

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} folder relative to the repository
 * @property {Partial<Record<string, string>>} scripts
 * @property {string[]} uses names of the workspace's packages that it depends on
 * @property {string[]} dependencies names of everything it depends on
 */

/**
 * The packages of the workspace, in the order of `pnpm-workspace.yaml`.
 * @param {string} [repository]
 * @returns {Package[]}
 */
export function readWorkspace(repository = root) {
  const yaml = readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8")
  return packageFolders(yaml)
    .flatMap((folder) => matches(repository, folder))
    .filter((folder) => existsSync(join(repository, folder, "package.json")))
    .map((folder) => readPackage(repository, folder))
}

/**
 * Whether a package is a micro-frontend of some team: by its folder's name, as the workspace finds them.
 * @param {Pick<Package, "folder">} entry
 */
export const isMicroFrontend = ({ folder }) => folder.startsWith("mfe-")

/**
 * The entries of the list `packages:`; all that is needed of YAML before anything is installed.
 * @param {string} yaml
 */
function packageFolders(yaml) {
  const list = /^packages:\n((?:(?: +.*|#.*)?\n)*)/m.exec(yaml)?.[1] ?? ""
  return [...list.matchAll(/^ +- *["']?([^"'#\s]+)/gm)].map((match) => String(match[1]))
}

/**
 * The folders that an entry means: with a star at its end, all that begin so.
 * @param {string} repository
 * @param {string} entry
 */
function matches(repository, entry) {
  if (!entry.endsWith("*")) return [entry]
  return readdirSync(repository)
    .filter((folder) => folder.startsWith(entry.slice(0, -1)))
    .sort()
}

/**
 * @param {string} repository
 * @param {string} folder
 * @returns {Package}
 */
function readPackage(repository, folder) {
  const json = JSON.parse(readFileSync(join(repository, folder, "package.json"), "utf8"))
  /** @type {Record<string, string>} */
  const all = { ...json.dependencies, ...json.devDependencies }
  const dependencies = Object.keys(all)
  return {
    name: json.name,
    folder,
    scripts: json.scripts ?? {},
    uses: dependencies.filter((name) => all[name]?.startsWith("workspace:")),
    dependencies,
  }
}
