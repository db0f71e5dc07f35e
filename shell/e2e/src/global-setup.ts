import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    shop: RunningShop
  }
}

/** Where the shop under test answers, and who may sign in. */
export interface RunningShop {
  url: string
  inboxUrl: string
  localDir: string
  seller: { email: string; password: string }
}

const root = resolve(import.meta.dirname, "../../..")
const seller = { email: "seller@example.com", password: "journey-seller-password" }

/**
 * Starts a whole shop with the very command a person uses, on ports and folders of its own.
 * With SHOP_PORT_BASE (and SHOP_LOCAL_DIR, SHOP_SELLER_PASSWORD) set, journeys run against a shop that runs already.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.SHOP_PORT_BASE
  if (running) {
    const password = process.env.SHOP_SELLER_PASSWORD ?? seller.password
    const localDir = process.env.SHOP_LOCAL_DIR ?? join(root, ".local")
    project.provide("shop", addresses(Number(running), localDir, { ...seller, password }))
    return async () => undefined
  }
  const portBase = await freePortBase()
  const localDir = mkdtempSync(join(tmpdir(), "shop-journeys-"))
  const launcher = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT_BASE: String(portBase),
      LOCAL_DIR: localDir,
      SELLER_EMAIL: seller.email,
      SELLER_PASSWORD: seller.password,
      SHOPPER_PASSWORD: "journey-shopper-password",
    },
  })
  await ready(launcher)
  project.provide("shop", addresses(portBase, localDir, seller))
  return async () => {
    launcher.kill("SIGTERM")
    if (launcher.exitCode === null) await once(launcher, "exit")
    rmSync(localDir, { recursive: true, force: true })
  }
}

function addresses(portBase: number, localDir: string, seller: RunningShop["seller"]): RunningShop {
  return {
    url: `http://localhost:${portBase}`,
    inboxUrl: `http://localhost:${portBase + 10}`,
    localDir,
    seller,
  }
}

async function ready(launcher: ChildProcess): Promise<void> {
  let output = ""
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (/^ready$/m.test(output)) resolve()
    }
    launcher.stdout?.on("data", read)
    launcher.stderr?.on("data", read)
    launcher.once("exit", (code) =>
      reject(new Error(`The shop did not start (${code}):\n${output.slice(-4_000)}`)),
    )
  })
}

/** A base whose forty ports are most likely free: its first and a far one are. */
async function freePortBase(): Promise<number> {
  for (let base = 20_000 + (process.pid % 200) * 50; ; base += 50) {
    if ((await isFree(base)) && (await isFree(base + 10)) && (await isFree(base + 30))) return base
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })
}
