// Compiles the backend into .medusa/server. With --admin, builds only Medusa Admin (slow, seldom needed).
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"

const here = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)
const formatHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => here,
  getNewLine: () => "\n",
}
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
  // Old output would live on as routes.
  for (const stale of ["src", "medusa-config.js"])
    rmSync(join(here, ".medusa/server", stale), { recursive: true, force: true })
  compile(join(here, ".medusa/server"))
}

/**
 * Turns each file into JavaScript by itself. Types are checked by `npm run check:types`; without them, and
 * without reading Medusa's, this takes a third of the time of `tsc`.
 */
function compile(target) {
  const { options, fileNames } = readConfig("tsconfig.build.json")
  for (const fileName of fileNames.filter((name) => !name.endsWith(".d.ts"))) {
    const source = readFileSync(fileName, "utf8")
    const { outputText, sourceMapText, diagnostics } = ts.transpileModule(source, {
      compilerOptions: options,
      fileName,
      reportDiagnostics: true,
    })
    if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatHost))
    const output = join(target, relative(here, fileName)).replace(/\.ts$/, ".js")
    mkdirSync(dirname(output), { recursive: true })
    writeFileSync(output, outputText)
    if (sourceMapText) writeFileSync(`${output}.map`, sourceMapText)
  }
}

function readConfig(name) {
  const onUnRecoverableConfigFileDiagnostic = ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, "\n"))
  }
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic }
  return ts.getParsedCommandLineOfConfigFile(join(here, name), {}, host)
}
