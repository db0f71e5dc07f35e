import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join, relative, sep } from "node:path"

/** What a build makes or never reads. */
const ignoredNames = new Set([
  "node_modules",
  "dist",
  ".medusa",
  ".cache",
  ".local",
  ".turbo",
  "storybook-static",
  "test-results",
  "coverage",
  "integration-tests",
  "bench",
])
const ignoredFiles = /\.(test|spec|stories)\.[a-z]+$|\.(md|log|tsbuildinfo)$|^\.DS_Store$/

/**
 * A text that changes when, and only when, the content or name of a file changes.
 * @param {string} repository
 * @param {string[]} paths files and folders in it; what does not exist counts as such
 * @param {string[]} [except] folders left out
 */
export function fingerprint(repository, paths, except = []) {
  const hash = createHash("sha256")
  const left = new Set(except.map((path) => join(repository, path)))
  for (const path of paths) {
    for (const file of filesIn(join(repository, path), left)) {
      const content = readFileSync(file)
      hash.update(`${relative(repository, file).replaceAll(sep, "/")}\0${content.length}\0`)
      hash.update(content)
    }
  }
  return hash.digest("hex")
}

/**
 * @param {string} path
 * @param {Set<string>} except
 * @returns {string[]} sorted, so that the order of the disk does not matter
 */
function filesIn(path, except) {
  if (!existsSync(path) || except.has(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (ignoredNames.has(entry.name) || ignoredFiles.test(entry.name)) return []
      return filesIn(join(path, entry.name), except)
    })
}
