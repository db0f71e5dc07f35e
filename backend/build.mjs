// Compiles the backend into .medusa/server. With --admin, builds only Medusa Admin.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
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

if (process.argv.includes("--admin")) {
  await buildAdmin(join(here, ".medusa/server/public/admin"))
  // What Medusa has loaded for it would go on running.
  process.exit()
} else {
  // Old output would live on as routes.
  for (const stale of ["src", "medusa-config.js"])
    rmSync(join(here, ".medusa/server", stale), { recursive: true, force: true })
  compile(join(here, ".medusa/server"))
}

/**
 * Does what `medusa build --admin-only` does, without starting Medusa's modules and writing types for
 * them first, which nobody reads here and takes as long again.
 */
async function buildAdmin(target) {
  process.chdir(here)
  process.env.NODE_ENV = "production"
  // The configuration is TypeScript.
  require("ts-node").register({ swc: true, project: join(here, "tsconfig.json") })
  const { Compiler } = require("@medusajs/framework/build-tools")
  const bundler = await import("@medusajs/admin-bundler")
  const isBuilt = await new Compiler(here, console).buildAppFrontend(true, undefined, bundler)
  if (!isBuilt) throw new Error("Medusa Admin was not built.")
  rmSync(target, { recursive: true, force: true })
  mkdirSync(dirname(target), { recursive: true })
  renameSync(join(here, ".medusa/admin"), target)
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
