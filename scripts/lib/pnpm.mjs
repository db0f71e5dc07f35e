import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { cacheDir, root } from "./paths.mjs"
import { runCommand } from "./process/run-command.mjs"

/**
 * The pinned pnpm: that of this machine if it is the very version, else one fetched once by npm.
 * @param {import("./checkout.mjs").CommandContext} context
 * @returns {Promise<[string, ...string[]]>} program and first arguments
 */
export async function pnpmCommand(context) {
  const version = pinnedVersion()
  const folder = join(cacheDir, `pnpm-${version}`)
  const script = join(folder, "node_modules", "pnpm", "bin", "pnpm.cjs")
  if (existsSync(script)) return [process.execPath, script]
  if (machineVersion() === version) return ["pnpm"]
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"]
  await runCommand([...npm(), "install", ...flags, "--prefix", unfinished, `pnpm@${version}`], {
    cwd: unfinished,
    env: packageManagerEnvironment(),
    logFile: join(context.logDir, "install.log"),
    what: `Fetching pnpm ${version}`,
    ...context,
  })
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return [process.execPath, script]
}

/** The caller's environment without what npm adds for scripts, which would mislead another npm or pnpm. */
export function packageManagerEnvironment() {
  const added = /^npm_(lifecycle|package|command|execpath|node_execpath)/
  const misleading =
    /^npm_config_(prefix|local_prefix|global_prefix|npm_version|init_module|user_agent)$/
  const entries = Object.entries(process.env).filter(
    ([name]) => name !== "NODE_ENV" && !added.test(name) && !misleading.test(name),
  )
  return Object.fromEntries(entries)
}

function pinnedVersion() {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  return String(packageManager)
    .replace(/^pnpm@/, "")
    .replace(/\+.*/, "")
}

/** Asked outside the repository, where pnpm tells its own version and not the pinned one. */
function machineVersion() {
  const env = packageManagerEnvironment()
  const answer = spawnSync("pnpm", ["--version"], { cwd: tmpdir(), encoding: "utf8", env })
  return answer.stdout?.trim()
}

/** @returns {[string, ...string[]]} the npm that came with this Node, or else that of the PATH */
function npm() {
  const beside = join(
    dirname(process.execPath),
    "..",
    "lib",
    "node_modules",
    "npm",
    "bin",
    "npm-cli.js",
  )
  return existsSync(beside) ? [process.execPath, beside] : ["npm"]
}
