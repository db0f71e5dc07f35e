import "./lib/node-version.mjs"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { renderSection, withSection } from "./lib/bench/document.mjs"
import { buildCheckout } from "./lib/checkout.mjs"
import { root } from "./lib/paths.mjs"
import { Problem } from "./lib/problem.mjs"
import { Progress } from "./lib/progress.mjs"
import { runScript } from "./lib/run-script.mjs"
import { untilSignalled } from "./lib/until-signalled.mjs"

/**
 * A benchmark: a module `<name>.mjs` in one of the folders below that exports these. It compares with
 * something in the same run, since numbers of different machines and days say little.
 * @typedef {object} Bench
 * @property {string} title
 * @property {string} about what is measured, and against what
 * @property {(context: { progress: Progress, signal: AbortSignal }) => Promise<Row[]>} run
 */

/** @typedef {import("./lib/bench/document.mjs").Row} Row */

const folders = ["backend/bench", "scripts/bench"]
const document = join(root, "docs", "benchmarks.md")

/** `npm run bench [-- <name> …]`: runs benchmarks, prints them and writes them into docs/benchmarks.md. */
await runScript(async () => {
  const benches = choose(process.argv.slice(2))
  const progress = new Progress()
  const signal = untilSignalled()
  const logDir = join(root, "test-results")
  mkdirSync(logDir, { recursive: true })
  await buildCheckout({ progress, logDir, signal })
  for (const { name, file } of benches) {
    /** @type {Bench} */
    const bench = await import(pathToFileURL(file).href)
    const rows = await progress.step(bench.title, () => bench.run({ progress, signal }))
    const section = renderSection({ ...bench, rows })
    console.log(`\n${section}\n`)
    const before = existsSync(document) ? readFileSync(document, "utf8") : "# Benchmarks\n"
    writeFileSync(document, withSection(before, name, section))
  }
  process.exit()
})

/** @param {string[]} names */
function choose(names) {
  const all = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((entry) => join(root, folder, entry)))
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => ({ file, name: String(/([^/\\]+)\.mjs$/.exec(file)?.[1]) }))
    .sort((a, b) => a.name.localeCompare(b.name))
  const unknown = names.filter((name) => !all.some((bench) => bench.name === name))
  if (unknown.length > 0) {
    throw new Problem(
      `There is no benchmark called ${unknown.join(", ")}. There are: ` +
        `${all.map(({ name }) => name).join(", ")}; for example: npm run bench -- ${all[0]?.name}`,
    )
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
}
