import { createHash } from "node:crypto"
import { join } from "node:path"
import { root } from "../paths.mjs"
import { readWorkspace } from "../workspace.mjs"
import { fingerprint } from "./fingerprint.mjs"
import { lockfileParts } from "./lockfile-parts.mjs"

/** @typedef {import("../workspace.mjs").Package} Package */

/**
 * Something that is built on its own.
 * @typedef {object} Target
 * @property {string} name of the package, or `Medusa Admin`
 * @property {string} folder of the package, relative to the repository
 * @property {string} command as in the package's scripts
 * @property {string} output a file or folder that exists once it is built, relative to the repository
 * @property {string} [stale] what is removed before it is built, relative to the repository
 * @property {string[]} needs names of the targets built before it
 * @property {string} fingerprint changes when it must be built again
 */

export const adminTarget = "Medusa Admin"

/** What every build depends on, the lockfile aside. */
const commonInputs = ["tsconfig.base.json", "tsconfig.node.json", "tsconfig.web.json"]

/**
 * Every target of the workspace: each package with a `build` script, and Medusa Admin, which takes
 * long and changes seldom.
 * @param {string} [repository]
 * @returns {Target[]}
 */
export function buildTargets(repository = root) {
  const packages = readWorkspace(repository)
  const folders = packages.map(({ folder }) => folder)
  const byName = new Map(packages.map((entry) => [entry.name, entry]))
  const locked = lockfileParts(repository)
  const node = String(process.versions.node.split(".")[0])
  const common = digest([fingerprint(repository, commonInputs), locked.common, node])
  const own = new Map(
    packages.map((entry) => [
      entry.name,
      digest([sourcesOf(repository, entry, folders), locked.of(entry.folder)]),
    ]),
  )

  /** @param {Package} entry @returns {Package[]} itself and all it is made from */
  const closure = (entry, seen = new Set([entry])) => {
    for (const name of entry.uses) {
      const used = byName.get(name)
      if (used && !seen.has(used)) closure(used, seen.add(used))
    }
    return [...seen]
  }

  const targets = packages.flatMap((entry) => {
    const { name, folder, scripts } = entry
    if (!scripts.build) return []
    const parts = closure(entry)
    const inputs = parts.map((part) => `${part.name} ${own.get(part.name)}`).sort()
    const needs = parts.filter((part) => part !== entry && part.scripts.build)
    return {
      name,
      folder,
      command: scripts.build,
      needs: needs.map((part) => part.name),
      fingerprint: digest([common, ...inputs]),
      ...outputsOf(entry),
    }
  })
  const backend = byName.get("@shop/backend")
  const { needs = [] } = targets.find(({ name }) => name === backend?.name) ?? {}
  return [...targets, ...admin(repository, backend, needs, common + locked.of("backend"))]
}

/** @param {Package} entry */
function outputsOf({ name, folder }) {
  // The backend's own build knows what to clear: Medusa Admin lies among its output.
  if (name === "@shop/backend") return { output: `${folder}/.medusa/server/src/server/main.js` }
  return { output: `${folder}/dist`, stale: `${folder}/dist` }
}

/**
 * @param {string} repository
 * @param {Package} entry
 * @param {string[]} folders
 */
function sourcesOf(repository, { folder }, folders) {
  const nested = folders.filter((other) => other.startsWith(`${folder}/`))
  const separate = folder === "backend" ? [join(folder, "src", "admin")] : []
  return fingerprint(repository, [folder], [...nested, ...separate])
}

/**
 * @param {string} repository
 * @param {Package | undefined} backend
 * @param {string[]} needs what the backend needs: its configuration is run
 * @param {string} common
 * @returns {Target[]}
 */
function admin(repository, backend, needs, common) {
  if (!backend?.scripts.build) return []
  const inputs = ["src/admin", "medusa-config.ts", "build.mjs", "package.json"]
  const paths = inputs.map((path) => join(backend.folder, path))
  return [
    {
      name: adminTarget,
      folder: backend.folder,
      command: `${backend.scripts.build} --admin`,
      output: `${backend.folder}/.medusa/server/public/admin/index.html`,
      needs,
      fingerprint: digest([common, fingerprint(repository, paths)]),
    },
  ]
}

/** @param {string[]} parts */
const digest = (parts) => createHash("sha256").update(parts.join("\n")).digest("hex")
