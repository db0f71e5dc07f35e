import "./lib/node-version.mjs"
import { Problem } from "./lib/problem.mjs"
import { runScript } from "./lib/run-script.mjs"
import { parts } from "./lib/test/parts.mjs"
import { runParts } from "./lib/test/run-parts.mjs"

/** `npm test [-- <part> …]`: everything that has to pass before a change lands, or some parts of it. */
await runScript(() => runParts(chooseParts(process.argv.slice(2))))

/** @param {string[]} names */
function chooseParts(names) {
  const known = parts.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Problem(
      `There is no part called ${unknown.join(", ")}. Parts are: ${known.join(", ")}; ` +
        "for example: npm test -- unit",
    )
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name))
}
