import { spawn } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { root } from "../lib/paths.mjs"
import { forgetPostgres } from "../lib/postgres.mjs"
import { waitFor } from "../lib/waiting.mjs"

const here = join(root, "scripts", "testing")

/** Folder, name, what its build makes, and what it is made from. */
const packages = [
  ["backend", "@shop/backend", ".medusa/server/src/server/main.js", "@shop/api"],
  ["backend/api-contract", "@shop/api", "dist/index.js"],
  ["backend/sandbox", "@shop/sandbox", "dist/main.js"],
  ["shell", "@shop/shell", "dist/index.html", "@shop/api"],
  ["shell/registry", "@shop/registry", "dist/main.js"],
  ["shell/server", "@shop/storefront-server", "dist/main.js"],
  ["mfe-catalog", "@shop/mfe-catalog", "dist/remoteEntry.js", "@shop/api"],
  ["mfe-cart", "@shop/mfe-cart", "dist/remoteEntry.js", "@shop/api"],
]

/**
 * A checkout of the shop with our real scripts and a real Postgres, in which every other program is a
 * small stand-in: so the launcher is tried whole, and quickly.
 */
export class FakeCheckout {
  folder = mkdtempSync(join(tmpdir(), "fake-checkout-"))
  /** @type {import("node:child_process").ChildProcess[]} */
  #started = []

  constructor() {
    // What mkdtemp makes is closed to the account of the database.
    chmodSync(this.folder, 0o755)
    cpSync(join(root, "scripts"), join(this.folder, "scripts"), { recursive: true })
    cpSync(join(here, "fake-program.mjs"), join(this.folder, "fake-program.mjs"))
    const pnpm = ".cache/pnpm-10.34.8/node_modules/pnpm/bin/pnpm.cjs"
    this.write(pnpm, readFileSync(join(here, "fake-pnpm.cjs"), "utf8"))
    const { packageManager, scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
    this.write("package.json", JSON.stringify({ type: "module", packageManager, scripts }))
    this.write("pnpm-lock.yaml", "lockfileVersion: 9\n")
    const list = packages.map(([folder]) => `  - ${folder}`).join("\n")
    this.write("pnpm-workspace.yaml", `packages:\n${list}\n`)
    this.write("work.log", "")
    this.write("real-modules", join(root, "node_modules"))
    for (const [folder = "", name, output, use] of packages) {
      const program = join(this.folder, "fake-program.mjs")
      const scripts = { build: `node ${program} build ${output}` }
      const dependencies = use ? { [use]: "workspace:*" } : {}
      this.write(`${folder}/package.json`, JSON.stringify({ name, scripts, dependencies }))
      this.write(`${folder}/src/index.ts`, `export const name = "${name}"\n`)
    }
  }

  /** @param {string} path @param {string} content */
  write(path, content) {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), content)
  }

  /** What was installed, built and migrated since the last time this was asked. */
  takeWork() {
    const work = readFileSync(join(this.folder, "work.log"), "utf8").split("\n").filter(Boolean)
    this.write("work.log", "")
    return work.sort()
  }

  /**
   * Runs `npm start`'s script.
   * @param {Record<string, string>} environment
   */
  start(environment) {
    return this.run("start.mjs", environment)
  }

  /**
   * Runs `npm start` itself.
   * @param {Record<string, string>} environment
   */
  npmStart(environment) {
    return this.#spawn("npm", ["start"], environment)
  }

  /**
   * Runs one of the scripts, with nobody at the keyboard.
   * @param {string} script
   * @param {Record<string, string>} environment
   * @param {string[]} args
   */
  run(script, environment, ...args) {
    return this.#spawn(process.execPath, [join("scripts", script), ...args], environment)
  }

  /**
   * @param {string} program
   * @param {string[]} args
   * @param {Record<string, string>} environment
   */
  #spawn(program, args, environment) {
    const { PATH, HOME } = process.env
    const env = { PATH, HOME, ...environment }
    const stdio = /** @type {("ignore" | "pipe")[]} */ (["ignore", "pipe", "pipe"])
    const child = spawn(program, args, { cwd: this.folder, env, stdio })
    this.#started.push(child)
    let output = ""
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => (output += chunk))
    }
    // Only then all it said has come.
    const exited = once(child, "close").then(([code]) => code)
    const ready = async () => {
      await waitFor(() => /^ready$/m.test(output) || child.exitCode !== null, { within: 110_000 })
      if (!/^ready$/m.test(output)) throw new Error(`It is not ready:\n${output}`)
    }
    return { child, exited, ready, output: () => output }
  }

  async remove() {
    for (const child of this.#started) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill("SIGTERM")
      await once(child, "exit")
    }
    const localDir = join(this.folder, ".local")
    if (existsSync(localDir)) forgetPostgres(localDir)
    rmSync(this.folder, { recursive: true, force: true })
  }
}
