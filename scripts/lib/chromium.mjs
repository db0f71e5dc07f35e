import { accessSync, constants, existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"
import { Problem } from "./problem.mjs"
import { runCommand } from "./process/run-command.mjs"

/** The same engine without windows: a page costs it a third less processor time. */
const HEADLESS = "chromium-headless-shell"
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/**
 * Whether it has to be a whole browser, as people have one; otherwise one without windows comes first.
 * @typedef {{ whole?: boolean }} Wanted
 */

/**
 * A Chromium on this machine: that of CHROMIUM_PATH, the system's, or one that Playwright fetched.
 * @param {Wanted} [wanted]
 * @returns {string | undefined}
 */
export function findChromium({ whole = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isProgram(named)) return named
    throw new Problem(
      `CHROMIUM_PATH is "${named}", where there is no program. It must be the path of a Chromium, ` +
        "for example CHROMIUM_PATH=/usr/bin/chromium, or unset, so that one is looked for.",
    )
  }
  const folders = (process.env.PATH ?? "").split(delimiter)
  const wanted = whole ? names : [HEADLESS, ...names]
  const installed = wanted.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ...applications, ...fetchedByPlaywright()].find(isProgram)
}

/**
 * A Chromium, installed from Debian's package if there is none and this machine allows it.
 * @param {{ logFile: string, signal?: AbortSignal } & Wanted} options
 * @returns {Promise<string>}
 */
export async function demandChromium({ whole, ...options }) {
  const found = findChromium({ whole })
  if (found) return found
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await installFromDebian(whole ? ["chromium"] : [HEADLESS, "chromium"], options)
  }
  const installed = findChromium({ whole })
  if (installed) return installed
  throw new Problem(
    "There is no Chromium for the browser journeys. Install one, for example: " +
      "apt-get install chromium, or npx playwright install chromium; or name one with " +
      "CHROMIUM_PATH=/path/to/chromium.",
  )
}

/**
 * @param {string[]} packages the first that there is
 * @param {{ logFile: string, signal?: AbortSignal }} options
 */
async function installFromDebian(packages, options) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const install = packages.map((name) => `apt-get install -y --no-install-recommends ${name}`)
  const command = `apt-get update && { ${install.join(" || ")}; }`
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
