import { spawn } from "node:child_process"
import { once } from "node:events"
import { readSettings } from "../../settings.mjs"
import { registryMain } from "../shop/services.mjs"
import { childEnvironment } from "../shop/child-environment.mjs"
import { buildFor } from "./build-for.mjs"
import { folderOf } from "./folder-of.mjs"

/** Commands whose first operand is a micro-frontend to build. */
const building = ["build", "publish"]

/**
 * Runs a command: builds what it needs, and leaves the rest to the registry's own program.
 * @param {string[]} words
 */
export async function mfeCommand([command = "help", ...words]) {
  const settings = readSettings()
  if (!building.includes(command)) {
    await buildFor(settings, ["@shop/registry"])
    return registry(settings, [command, ...words])
  }
  const at = words.findIndex((word) => !word.startsWith("-"))
  const folder = folderOf(words[at])
  await buildFor(settings, ["@shop/registry", "@shop/shell"], folder)
  if (command === "publish") await registry(settings, [command, ...words.with(at, folder)])
}

/**
 * @param {import("../../settings.mjs").Settings} settings
 * @param {string[]} args
 */
async function registry(settings, args) {
  const env = childEnvironment(settings)
  const child = spawn(process.execPath, [registryMain, ...args], { env, stdio: "inherit" })
  const [code] = await once(child, "exit")
  process.exitCode = code ?? 1
}
