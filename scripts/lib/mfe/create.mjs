import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "../paths.mjs"
import { Problem } from "../problem.mjs"

const template = fileURLToPath(new URL("template", import.meta.url))

/** Its dependencies are the same, so what is installed for it serves a new one as well. */
export const sibling = "mfe-cart"

/**
 * Writes a new micro-frontend that works at once: files from the template, packages linked from what
 * is installed already.
 * @param {string} name
 * @param {string} folder where; by default `mfe-<name>` in the checkout
 * @throws {Problem} for a folder that is there already
 */
export async function createMicroFrontend(name, folder = join(root, `mfe-${name}`)) {
  if (existsSync(folder))
    throw new Problem(`${folder} is there already: choose another name, or remove it.`)
  const words = name.split("-").map((word) => word.replace(/^./, (sign) => sign.toUpperCase()))
  const version = (/** @type {string} */ path) =>
    JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")).version
  /** @type {Record<string, string>} */
  const values = {
    name,
    Name: words.join(""),
    Title: words.join(" "),
    operand: operandFor(name, folder),
    root: dirname(folder) === root ? ".." : relative(folder, root),
    kernel: version("shell/kernel"),
    designSystem: version("design-system"),
  }
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const from = join(entry.parentPath, entry.name)
    const path = relative(template, from)
      .replace(/\.txt$/, "")
      .replace(/(^|\/)page\./, `$1${name}-page.`)
    const text = readFileSync(from, "utf8").replaceAll(/\{\{(\w+)\}\}/g, (_, key) =>
      String(values[key]),
    )
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), await formatted(text, path))
  }
  linkPackages(folder)
  return folder
}

/**
 * What `npm run mfe -- publish` is told to find a micro-frontend by: its name, or its folder elsewhere.
 * @param {string} name
 * @param {string} folder
 */
export function operandFor(name, folder) {
  return folder === join(root, `mfe-${name}`) ? name : folder
}

/**
 * As the format check wants it: where lines are broken depends on the name's length.
 * @param {string} text
 * @param {string} path
 */
async function formatted(text, path) {
  // Installed after this file is loaded, where nothing was before.
  const { format, resolveConfig } = await import("prettier")
  const options = await resolveConfig(join(root, "package.json"))
  return format(text, { ...options, filepath: path })
}

/** @param {string} folder */
function linkPackages(folder) {
  const from = join(root, sibling, "node_modules")
  const names = readdirSync(from).flatMap((name) => {
    if (name.startsWith(".") && name !== ".bin") return []
    return name.startsWith("@")
      ? readdirSync(join(from, name)).map((inner) => join(name, inner))
      : [name]
  })
  for (const name of names) {
    const link = join(folder, "node_modules", name)
    mkdirSync(dirname(link), { recursive: true })
    const target = lstatSync(join(from, name)).isSymbolicLink()
      ? realpathSync(join(from, name))
      : join(from, name)
    symlinkSync(relative(dirname(link), target), link)
  }
}

/**
 * Adds a micro-frontend to the lockfile, as pnpm would: with the very dependencies of its sibling.
 * @param {string} name
 */
export function addToLockfile(name) {
  const file = join(root, "pnpm-lock.yaml")
  const lockfile = readFileSync(file, "utf8")
  const block = new RegExp(`^  ${sibling}:\\n(?:(?:    .*)?\\n)*`, "m").exec(lockfile)?.[0]
  if (!block || lockfile.includes(`\n  mfe-${name}:\n`)) return
  const added = block.replace(sibling, `mfe-${name}`)
  const importers = [...lockfile.matchAll(/^ {2}((?:mfe-|shell)[^:]*):$/gm)]
  const next = importers.find((match) => String(match[1]) > `mfe-${name}`)
  const at = next?.index ?? lockfile.indexOf(block) + block.length
  writeFileSync(file, lockfile.slice(0, at) + added + lockfile.slice(at))
}
