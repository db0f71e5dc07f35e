// Compiles the backend into .medusa/server. With --admin, builds only Medusa Admin (slow, seldom needed).
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const here = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)
const run = (script, args) =>
  execFileSync(process.execPath, [script, ...args], {
    cwd: here,
    stdio: "inherit",
    env: { ...process.env, MEDUSA_DISABLE_TELEMETRY: "true", NODE_ENV: "production" },
  })

if (process.argv.includes("--admin")) {
  run(join(dirname(require.resolve("@medusajs/cli/package.json")), "cli.js"), [
    "build",
    "--admin-only",
  ])
  const target = join(here, ".medusa/server/public/admin")
  rmSync(target, { recursive: true, force: true })
  mkdirSync(dirname(target), { recursive: true })
  cpSync(join(here, ".medusa/admin"), target, { recursive: true })
} else {
  // Types are checked by `typecheck`; here only JavaScript is wanted. Old output would live on as routes.
  for (const stale of ["src", "medusa-config.js"])
    rmSync(join(here, ".medusa/server", stale), { recursive: true, force: true })
  run(require.resolve("typescript/bin/tsc"), ["-p", "tsconfig.build.json", "--noCheck"])
}
