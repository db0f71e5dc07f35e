import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { inPackage } from "../package-command.mjs"
import { cacheDir, root } from "../paths.mjs"
import { runCommand } from "../process/run-command.mjs"

/** @typedef {import("./targets.mjs").Target} Target */

/**
 * Whether the target's output was made from just these sources.
 * @param {Target} target
 */
export function isBuilt(target) {
  const note = noteOf(target)
  if (!existsSync(note) || !existsSync(join(root, target.output))) return false
  return readFileSync(note, "utf8") === target.fingerprint
}

/**
 * Builds a target, and remembers from what.
 * @param {Target} target
 * @param {import("../checkout.mjs").CommandContext} context
 */
export async function buildTarget(target, { logDir, signal, records }) {
  const note = noteOf(target)
  rmSync(note, { force: true })
  if (target.stale) rmSync(join(root, target.stale), { recursive: true, force: true })
  await runCommand(target.command, {
    ...inPackage(target.folder, buildEnvironment()),
    logFile: join(logDir, `build-${fileName(target)}.log`),
    what: `Building ${target.name}`,
    signal,
    records,
  })
  mkdirSync(join(cacheDir, "built"), { recursive: true })
  writeFileSync(note, target.fingerprint)
}

/** @param {Target} target */
const noteOf = (target) => join(cacheDir, "built", fileName(target))

/** @param {Target} target */
const fileName = ({ name }) =>
  name
    .replace(/^@shop\//, "")
    .replaceAll(/\W+/g, "-")
    .toLowerCase()

/** What a build sees of the environment: nothing that a shop's settings would change. */
function buildEnvironment() {
  const { HOME, LANG, TMPDIR, NODE_EXTRA_CA_CERTS } = process.env
  const telemetry = { MEDUSA_DISABLE_TELEMETRY: "true", DO_NOT_TRACK: "1" }
  return { HOME, LANG, TMPDIR, NODE_EXTRA_CA_CERTS, NODE_ENV: "production", ...telemetry }
}
