import { execFile } from "node:child_process"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { demandChromium } from "../../scripts/lib/chromium.mjs"

/**
 * Builds the guest and the stage of the conformance kit, and finds a browser.
 * @param {import("vitest/node").TestProject} project
 */
export default async function setup(project) {
  const vite = join(import.meta.dirname, "../node_modules/vite/bin/vite.js")
  const folders = ["guest", "../testing/stage"].map((folder) => join(import.meta.dirname, folder))
  // The federation plugin keeps still where it sees a test runner.
  const { VITEST: _, ...rest } = process.env
  const env = { ...rest, NODE_ENV: "production" }
  const args = [vite, "build", "--logLevel", "error"]
  for (const cwd of folders) await promisify(execFile)(process.execPath, args, { cwd, env })
  const logFile = join(tmpdir(), "shop-shell-chromium.log")
  project.provide("chromium", await demandChromium({ logFile }))
}
