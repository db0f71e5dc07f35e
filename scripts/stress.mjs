import "./lib/node-version.mjs"
import { runScript } from "./lib/run-script.mjs"
import { stress } from "./lib/test/parts.mjs"
import { runParts } from "./lib/test/run-parts.mjs"

/** `npm run stress`: the long versions of the crowd and crash tests; takes some hours. */
await runScript(() => runParts([stress]))
