import { accessSync, constants, existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"
import { Problem } from "./problem.mjs"
import { runCommand } from "./process/run-command.mjs"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/**
 * A Chromium on this machine: that of CHROMIUM_PATH, the system's, or one that Playwright fetched.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isProgram(named)) return named
    throw new Problem(
      `CHROMIUM_PATH is "${named}", where there is no program. It must be the path of a Chromium, ` +
        "for example CHROMIUM_PATH=/usr/bin/chromium, or unset, so that one is looked for.",
    )
  }
  const folders = (process.env.PATH ?? "").split(delimiter)
  const installed = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...installed, ...applications, ...fetchedByPlaywright()].find(isProgram)
}

/**
 * A Chromium, installed from Debian's package if there is none and this machine allows it.
 * @param {{ logFile: string, signal?: AbortSignal }} options
 * @returns {Promise<string>}
 */
export async function demandChromium(options) {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) await installFromDebian(options)
  const installed = findChromium()
  if (installed) return installed
  throw new Problem(
    "There is no Chromium for the browser journeys. Install one, for example: " +
      "apt-get install chromium, or npx playwright install chromium; or name one with " +
      "CHROMIUM_PATH=/path/to/chromium.",
  )
}

/** @param {{ logFile: string, signal?: AbortSignal }} options */
async function installFromDebian(options) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const command = "apt-get update && apt-get install -y --no-install-recommends chromium"
  await runCommand(command, { ...options, cwd: "/", env, what: "Installing Chromium" })
}

/** Where Playwright puts the browsers it fetches, the newest first. */
function fetchedByPlaywright() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? "",
    join(homedir(), ".cache", "ms-playwright"),
    join(homedir(), "Library", "Caches", "ms-playwright"),
  ]
  const programs = [
    "chrome-linux64/chrome",
    "chrome-linux/chrome",
    "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  ]
  return caches
    .filter((cache) => cache !== "" && existsSync(cache))
    .flatMap((cache) => {
      const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name))
      const newestFirst = versions.sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
      return newestFirst.flatMap((name) => programs.map((program) => join(cache, name, program)))
    })
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
