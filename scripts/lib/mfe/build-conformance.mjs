import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fingerprint } from "../build/fingerprint.mjs"
import { demandChromium } from "../chromium.mjs"
import { inPackage } from "../package-command.mjs"
import { cacheDir, root } from "../paths.mjs"
import { Progress } from "../progress.mjs"
import { runCommand } from "../process/run-command.mjs"
import { readWorkspace } from "../workspace.mjs"

const folder = "shell/testing"
/** What the kit is bundled from. */
const sources = ["shell/testing", "shell/registry/src", "shell/server/src", "shell/kernel/src"]

/**
 * Builds the conformance kit, which nothing that runs in a shop needs, if it changed; finds a browser.
 * @param {import("../../settings.mjs").Settings} settings
 */
export async function buildConformance({ localDir }) {
  const program = join(root, folder, "dist", "main.js")
  const note = join(cacheDir, "built", "conformance")
  const state = fingerprint(root, [...sources, "pnpm-lock.yaml"])
  const logDir = join(localDir, "logs")
  if (!existsSync(program) || !existsSync(note) || readFileSync(note, "utf8") !== state) {
    const command = readWorkspace().find((entry) => entry.folder === folder)?.scripts
    await new Progress().step("Building the conformance kit", () =>
      runCommand(String(command?.["conformance:build"]), {
        ...inPackage(folder, { ...process.env, NODE_ENV: "production" }),
        logFile: join(logDir, "build-conformance.log"),
        what: "Building the conformance kit",
      }),
    )
    mkdirSync(join(cacheDir, "built"), { recursive: true })
    writeFileSync(note, state)
  }
  const chromium = await demandChromium({ logFile: join(logDir, "chromium.log") })
  return { program, chromium }
}
