import "./lib/node-version.mjs"
import { Problem } from "./lib/problem.mjs"
import { runScript } from "./lib/run-script.mjs"
import { stress } from "./lib/test/parts.mjs"
import { runParts } from "./lib/test/run-parts.mjs"

/** `npm run stress`: the long versions of the crowd and crash tests; takes some hours. */
await runScript(async () => {
  const [word] = process.argv.slice(2)
  if (word) throw new Problem(`stress runs all there is; it does not know ${word}.`)
  await runParts([stress])
})
