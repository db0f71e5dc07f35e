import { fileURLToPath } from "node:url"
import { conformanceTroubles } from "./conformance"

/* node dist/main.js <folder>: prints, as the last line, the troubles of a build as a JSON list. */

const [folder = "."] = process.argv.slice(2)
/** Seen from the built file. */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const troubles = await conformanceTroubles(folder, {
  chromium: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  shell: at("../../dist"),
  stage: at("../stage/dist"),
})
console.log(JSON.stringify(troubles))
process.exit()
