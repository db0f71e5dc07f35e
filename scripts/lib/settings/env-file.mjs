import { existsSync, readFileSync } from "node:fs"
import * as util from "node:util"
import { table } from "./table.mjs"

/**
 * The names and values written in a `.env` file; none when there is no file.
 * @param {string} file
 * @returns {Record<string, string | undefined>}
 */
export function readEnvFile(file) {
  return existsSync(file) ? util.parseEnv(readFileSync(file, "utf8")) : {}
}

/**
 * A sentence for each name in the file that means nothing to the shop: most often a slip of the pen.
 * @param {string} file
 */
export function unknownSettings(file) {
  const known = new Set(table.map(({ name }) => name))
  return Object.keys(readEnvFile(file))
    .filter((name) => !known.has(name))
    .map((name) => `${file} sets ${name}, which means nothing here. .env.example lists what does.`)
}
