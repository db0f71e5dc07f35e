import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A folder's block below `importers:`. */
const IMPORTER = /^ {2}(\S.*):\n((?:(?: {4}.*)?\n)*)/gm

/**
 * The lockfile as builds see it: for each package of the workspace, by folder, what it uses itself, and
 * in `common` what concerns all. So one more package is no reason to build the others again.
 * @param {string} repository
 * @returns {{ common: string, of: (folder: string) => string }}
 */
export function lockfileParts(repository) {
  const file = join(repository, "pnpm-lock.yaml")
  const text = existsSync(file) ? readFileSync(file, "utf8") : ""
  const [, before = text, importers = "", after = ""] =
    /^([^]*?^importers:\n)([^]*?)(^packages:\n[^]*)$/m.exec(text) ?? []
  const blocks = new Map([...importers.matchAll(IMPORTER)].map(([all, name]) => [name, all]))
  const of = (/** @type {string} */ folder) => blocks.get(folder) ?? ""
  return { common: before + of(".") + after, of }
}
