import "./lib/node-version.mjs"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { buildCheckout } from "./lib/checkout.mjs"
import { root } from "./lib/paths.mjs"
import { Progress } from "./lib/progress.mjs"
import { runScript } from "./lib/run-script.mjs"
import { untilSignalled } from "./lib/until-signalled.mjs"

/** `npm run build`: installs and builds all that `npm start` runs, and starts nothing. */
await runScript(async () => {
  const logDir = join(root, "test-results")
  mkdirSync(logDir, { recursive: true })
  await buildCheckout({ progress: new Progress(), logDir, signal: untilSignalled() })
  process.exit()
})
