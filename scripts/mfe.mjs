import "./lib/node-version.mjs"
import { mfeCommand } from "./lib/mfe/command.mjs"
import { runScript } from "./lib/run-script.mjs"

/** `npm run mfe -- <command> …`: micro-frontends, from a new one to a published one and back. */
await runScript(() => mfeCommand(process.argv.slice(2)))
