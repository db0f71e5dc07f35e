import { fileURLToPath } from "node:url"
import { describeFallback } from "./setting.mjs"
import { table } from "./table.mjs"

/** The text of `.env.example`: each setting with what it means and how it must look. */
export function envExample() {
  const entries = table.map((setting) => {
    const { name, doc, form, example, neededInProduction } = setting
    const needed = neededInProduction ? " Needed with STAGE=production." : ""
    return [
      `# ${doc}`,
      `# Form: ${form.says}.`,
      `# Default: ${describeFallback(setting)}.${needed}`,
      `# ${name}=${example}`,
    ].join("\n")
  })
  return `${[introduction, ...entries].join("\n\n")}\n`
}

const introduction = `# Settings of the shop. Copy this file to .env and take the '# ' off the lines you need;
# variables of the environment win over the file. Without any, npm start brings up the demo shop.
# Made from scripts/lib/settings/table: node scripts/lib/settings/example.mjs > .env.example`

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(envExample())
