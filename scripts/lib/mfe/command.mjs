import { spawn } from "node:child_process"
import { once } from "node:events"
import { basename, dirname, relative, resolve } from "node:path"
import { readSettings } from "../../settings.mjs"
import { isInstalled, noteInstalled } from "../install.mjs"
import { inPackage } from "../package-command.mjs"
import { root } from "../paths.mjs"
import { registryMain } from "../shop/services.mjs"
import { childEnvironment } from "../shop/child-environment.mjs"
import { buildConformance } from "./build-conformance.mjs"
import { buildFor } from "./build-for.mjs"
import { addToLockfile, createMicroFrontend, operandFor } from "./create.mjs"
import { folderOf } from "./folder-of.mjs"

/** Commands whose first operand is a micro-frontend to build. */
const building = ["build", "local", "publish"]

/**
 * Runs a command: builds what it needs, and leaves the rest to the registry's own program.
 * @param {string[]} words
 */
export async function mfeCommand([command = "help", ...words]) {
  const settings = readSettings()
  if (command === "new") return create(settings, words)
  if (!building.includes(command)) {
    await buildFor(settings, ["@shop/registry"])
    return registry(settings, [command, ...words])
  }
  const at = words.findIndex((word) => !word.startsWith("-"))
  const folder = folderOf(words[at])
  await buildFor(settings, ["@shop/registry", "@shop/shell"], folder)
  if (command === "build") return
  if (command === "local") return serveLocal(settings, folder, words)
  const { program, chromium } = await buildConformance(settings)
  const proof = ["--conformance", program]
  const args = [command, ...words.with(at, folder), ...proof]
  await registry(settings, args, { CHROMIUM_PATH: chromium })
}

/**
 * @param {import("../../settings.mjs").Settings} settings
 * @param {string[]} words
 */
async function create(settings, [name = "", elsewhere]) {
  await buildFor(settings, ["@shop/registry"])
  // Refuses a name that cannot be, before anything is written.
  await registry(settings, ["grant", name])
  if (process.exitCode) return
  const wasInstalled = isInstalled()
  const folder = await createMicroFrontend(name, elsewhere && resolve(elsewhere))
  if (!elsewhere) addToLockfile(name)
  // All it uses is installed, and linked: there is nothing to wait for.
  if (wasInstalled) noteInstalled()
  console.log(nextSteps(name, folder))
}

/**
 * @param {string} name
 * @param {string} folder
 */
export function nextSteps(name, folder) {
  const isInside = dirname(folder) === root
  const path = isInside ? basename(folder) : folder
  const steps = [
    [`cd ${path} && npm run dev`, "see it alone, as you type"],
    [`npm run mfe -- publish ${operandFor(name, folder)}`, "see it in the running shop"],
    [`${path}/README.md`, "the rest"],
  ]
  const width = Math.max(...steps.map(([step = ""]) => step.length)) + 4
  const lines = steps.map(([step = "", does]) => `  ${step.padEnd(width)}${does}`)
  return `\n${folder} is there. What next:\n${lines.join("\n")}`
}

/**
 * Builds on each change, and serves what was built, until Ctrl-C.
 * @param {import("../../settings.mjs").Settings} settings
 * @param {string} folder
 * @param {string[]} words
 */
async function serveLocal(settings, folder, words) {
  const port = words[words.indexOf("--port") + 1] ?? ""
  const where = inPackage(relative(root, folder), { ...process.env, NODE_ENV: "production" })
  const watcher = spawn("vite", ["build", "--watch", "--logLevel", "warn"], {
    ...where,
    stdio: "inherit",
  })
  try {
    await registry(settings, ["local", folder], { PORT: /^\d+$/.test(port) ? port : "5180" })
  } finally {
    watcher.kill()
  }
}

/**
 * @param {import("../../settings.mjs").Settings} settings
 * @param {string[]} args
 * @param {Record<string, string>} [own]
 */
async function registry(settings, args, own) {
  const env = childEnvironment(settings, own)
  const child = spawn(process.execPath, [registryMain, ...args], { env, stdio: "inherit" })
  const [code] = await once(child, "exit")
  process.exitCode = code ?? 1
}
