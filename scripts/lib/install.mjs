import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fingerprint } from "./build/fingerprint.mjs"
import { cacheDir, root } from "./paths.mjs"
import { packageManagerEnvironment, pnpmCommand } from "./pnpm.mjs"
import { runCommand } from "./process/run-command.mjs"
import { readWorkspace } from "./workspace.mjs"

const note = join(cacheDir, "installed.json")

/**
 * Whether `node_modules` is that of the lockfile: as our last install left it, for these very
 * manifests. Any other install since, or one that was killed, counts as not installed.
 */
export function isInstalled() {
  try {
    const { wanted, found } = JSON.parse(readFileSync(note, "utf8"))
    return wanted === wantedState() && found === foundState()
  } catch {
    return false
  }
}

/**
 * Installs exactly what the lockfile says.
 * @param {import("./checkout.mjs").CommandContext} context
 */
export async function installDependencies(context) {
  const flags = [
    "--frozen-lockfile",
    "--config.confirmModulesPurge=false",
    "--reporter=append-only",
  ]
  const pnpm = await pnpmCommand(context)
  const [program, ...args] = pnpm
  await runCommand([program, ...args, "install", ...flags], {
    cwd: root,
    env: { ...packageManagerEnvironment(), CI: "true" },
    logFile: join(context.logDir, "install.log"),
    what: "Installing dependencies",
    ...context,
  })
  noteInstalled()
}

/** Remembers that what is there now is what is wanted now. */
export function noteInstalled() {
  mkdirSync(cacheDir, { recursive: true })
  writeFileSync(note, JSON.stringify({ wanted: wantedState(), found: foundState() }))
}

function wantedState() {
  const manifests = readWorkspace().map(({ folder }) => join(folder, "package.json"))
  const files = ["pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc", "package.json", ...manifests]
  const machine = [process.platform, process.arch, process.versions.modules].join(" ")
  return `${fingerprint(root, files)} ${machine}`
}

/** pnpm's own record of what it installed, and the folders it made. */
function foundState() {
  const folders = readWorkspace().map(({ folder }) => join(root, folder, "node_modules"))
  const lockfile = readFileSync(join(root, "node_modules", ".pnpm", "lock.yaml"))
  const present = folders.map((folder) => existsSync(folder)).join(" ")
  return createHash("sha256").update(lockfile).update(present).digest("hex")
}
