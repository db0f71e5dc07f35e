import { execFileSync } from "node:child_process"
import { tmpdir } from "node:os"
import { root } from "./lib/paths.mjs"
import { packageManagerEnvironment, pnpmCommand } from "./lib/pnpm.mjs"
import { Problem } from "./lib/problem.mjs"
import { allowsCommercialUse, knownLicences } from "./lib/test/licences.mjs"
import { runScript } from "./lib/run-script.mjs"

/** Stops when a package that the shop ships has a licence that may not allow commercial use. */
await runScript(async () => {
  const [program, ...args] = await pnpmCommand({ logDir: tmpdir() })
  const list = execFileSync(program, [...args, "licenses", "list", "--json", "--prod"], {
    cwd: root,
    env: packageManagerEnvironment(),
    maxBuffer: 100_000_000,
    encoding: "utf8",
  })
  /** @type {Record<string, { name: string, versions: string[] }[]>} */
  const byLicence = JSON.parse(list)
  const packages = Object.entries(byLicence).flatMap(([licence, entries]) =>
    entries.map(({ name, versions }) => ({ name, versions, licence })),
  )
  const refused = packages.filter(
    ({ name, licence }) => !allowsCommercialUse(knownLicences[name] ?? licence),
  )
  if (refused.length === 0) {
    console.log(`${packages.length} packages, all free for commercial use`)
    return
  }
  const lines = refused.map((entry) => `  ${entry.name} ${entry.versions}: ${entry.licence}`)
  throw new Problem(
    `These packages may not allow commercial use:\n${lines.join("\n")}\n` +
      "Read the licence. If it allows it, add it to scripts/lib/test/licences.mjs; if not, use another package.",
  )
})
