import { readdirSync } from "node:fs"
import { join } from "node:path"
import { workPlaces } from "../checkout.mjs"
import { root } from "../paths.mjs"
import { runTasks } from "../tasks.mjs"
import { readWorkspace } from "../workspace.mjs"
import { sum } from "./outcome.mjs"
import { runVitest } from "./vitest.mjs"

/** @typedef {import("./outcome.mjs").Outcome} Outcome */
/** @typedef {import("./parts.mjs").TestContext} TestContext */

/**
 * The tests of every package that need nothing but its build, and those of the scripts.
 * @param {TestContext} context
 */
export async function runUnitTests(context) {
  const apart = ["@shop/e2e"]
  const packages = readWorkspace().filter(({ name }) => !apart.includes(name))
  // The longest first: the others fit in beside it.
  const longest = ["scripts", "shell", "mfe-cart", "mfe-seller", "mfe-catalog", "shell/server"]
  const folders = [...new Set([...longest, ...packages.map(({ folder }) => folder)])].filter(
    hasTests,
  )
  /** @type {Outcome[]} */
  const outcomes = []
  const tasks = folders.map((folder) => ({
    name: folder,
    run: async () => {
      const args = folder === "backend" ? ["--project", "unit"] : []
      outcomes.push(await runVitest({ folder, args }, context))
    },
  }))
  // More than there is room for: those of the scripts wait for processes, those of screens for clocks.
  await runTasks(tasks, { places: workPlaces() + 2 })
  return sum(outcomes)
}

/**
 * Whether a package has tests of its own, those of packages nested in it aside.
 * @param {string} folder
 */
function hasTests(folder) {
  const nested = readWorkspace().map((entry) => entry.folder)
  /** @type {(path: string) => boolean} */
  const look = (path) =>
    readdirSync(join(root, path), { withFileTypes: true }).some((entry) => {
      const inner = join(path, entry.name)
      if (!entry.isDirectory()) return /\.test\.[cm]?[jt]sx?$/.test(entry.name)
      return (
        !/^(node_modules|dist|\..*)$/.test(entry.name) && !nested.includes(inner) && look(inner)
      )
    })
  return look(folder)
}
