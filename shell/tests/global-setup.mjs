import { execFile } from "node:child_process"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { demandChromium } from "../../scripts/lib/chromium.mjs"

/**
 * Builds the guest and finds a browser.
 * @param {import("vitest/node").TestProject} project
 */
export default async function setup(project) {
  const vite = join(import.meta.dirname, "../node_modules/vite/bin/vite.js")
  const cwd = join(import.meta.dirname, "guest")
  // The federation plugin keeps still where it sees a test runner.
  const { VITEST: _, ...rest } = process.env
  const env = { ...rest, NODE_ENV: "production" }
  await promisify(execFile)(process.execPath, [vite, "build", "--logLevel", "error"], { cwd, env })
  const logFile = join(tmpdir(), "shop-shell-chromium.log")
  project.provide("chromium", await demandChromium({ logFile }))
}
