import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Pool } from "pg"
import { inject } from "vitest"
import { backendEnv, type RunningProcess, runBackend, spawnBackend } from "./backend-process"
import { Browser } from "./browser"
import { onServer, withDatabase } from "./global-setup"
import { type Mailbox, startMailbox } from "./mailbox"

/** A running backend with a database, a mailbox and a folder. */
export interface RunningShop {
  readonly url: string
  readonly db: Pool
  readonly databaseUrl: string
  readonly mailbox: Mailbox
  readonly localDir: string
  /** The server's process id. */
  pid(): number
  /** What the server process has printed. */
  log(): string
  /** A new visitor, from a network address if one is given. */
  browser(address?: string): Browser
}

/** A shop of a test file's own, which may stop it. */
export interface Shop extends RunningShop {
  /** Ends the server with a signal (default SIGTERM) and waits for it. */
  halt(signal?: NodeJS.Signals): Promise<void>
  /** Starts it again on the same data and port, unless it runs. */
  resume(): Promise<void>
  /** Starts a further process on the same data, with settings of its own; ends with the shop. */
  twin(settings?: Record<string, string>): Promise<Twin>
  /** Ends everything and forgets the data. */
  stop(): Promise<void>
}

/** A further process of a shop. */
export interface Twin extends Pick<Shop, "url" | "log" | "browser" | "halt" | "resume"> {
  signal(name: NodeJS.Signals): void
}

/**
 * Starts a shop for one test file; `settings` as in the operating interface, e.g. RATE_LIMITS. It gets
 * a database of its own in the tests' Postgres, or the empty one that it is given.
 */
export async function startShop(
  settings: Record<string, string> = {},
  given?: { readonly url: string },
): Promise<Shop> {
  const shop = await closedShop(settings, given)
  await shop.resume()
  return shop
}

/** Makes a shop whose server does not run yet; `resume` starts it. */
export async function closedShop(
  settings: Record<string, string> = {},
  given?: { readonly url: string },
): Promise<Shop> {
  const database = given ? { url: given.url, forget: async () => {} } : await cloneTemplate()
  const databaseUrl = database.url
  const localDir = mkdtempSync(join(tmpdir(), "shop-test-"))
  const mailbox = await startMailbox()
  const port = await freePort()
  const env = backendEnv({ databaseUrl, localDir, port, smtpPort: mailbox.port, settings })
  if (given || settings.SEED) await runBackend("migrate", env)
  const db = new Pool({ connectionString: databaseUrl, max: 4 })
  db.on("error", () => undefined)
  const server = serverOf(env)
  const twins: Twin[] = []
  return {
    ...server,
    db,
    databaseUrl,
    mailbox,
    localDir,
    twin: async (changes) => {
      const twin = serverOf({ ...env, ...changes, PORT: String(await freePort()) })
      twins.push(twin)
      await twin.resume()
      return twin
    },
    stop: async () => {
      await Promise.all([server, ...twins].map((each) => each.halt()))
      await mailbox.stop()
      await db.end()
      await database.forget()
      rmSync(localDir, { recursive: true, force: true })
    },
  }
}

/** A copy of the migrated template. */
async function cloneTemplate(): Promise<{ url: string; forget(): Promise<void> }> {
  const { adminUrl, template } = inject("postgres")
  const name = `${template}_${randomBytes(4).toString("hex")}`
  const run = (statement: string) => onServer(adminUrl, (admin) => admin.query(statement))
  await run(`create database ${name} template ${template}`)
  return {
    url: withDatabase(adminUrl, name),
    forget: () => run(`drop database ${name} with (force)`),
  }
}

/** A server process that does not run yet. */
function serverOf(env: NodeJS.ProcessEnv): Twin & Pick<Shop, "pid"> {
  const url = `http://127.0.0.1:${env.PORT}`
  let running: RunningProcess | undefined
  return {
    url,
    pid: () => running?.child.pid ?? NaN,
    log: () => running?.output() ?? "",
    browser: (address) => new Browser(url, address),
    signal: (name) => void running?.child.kill(name),
    halt: async (signal) => {
      if (running) await end(running, signal)
    },
    resume: async () => {
      if (running && !hasEnded(running)) return
      running = spawnBackend("serve", env)
      await ready(url, running)
    },
  }
}

const hasEnded = ({ child }: RunningProcess) => child.exitCode !== null || child.signalCode !== null

/** Below the ports of launchers in tests, and those that a system hands out by itself. */
const FIRST_PORT = 11_000
const BLOCKS = 90
const PORTS_IN_BLOCK = 100

let ownBlock: Promise<number> | undefined
let portsTried = 0

/** A port that nobody is given before a server that is being started listens on it. */
export async function freePort(): Promise<number> {
  const first = await (ownBlock ??= takeBlock())
  for (;;) {
    const port = first + 1 + (portsTried++ % (PORTS_IN_BLOCK - 1))
    const held = await listen(port)
    if (!held) continue
    await new Promise((closed) => held.close(closed))
    return port
  }
}

/**
 * Ports for this process alone: it listens on the first of them as long as it lives. With the same ports
 * for two processes, a server of the one was taken for the other's that was being started.
 */
async function takeBlock(): Promise<number> {
  for (let at = process.pid; ; at++) {
    const first = FIRST_PORT + (at % BLOCKS) * PORTS_IN_BLOCK
    const held = await listen(first)
    if (held) {
      held.unref()
      return first
    }
  }
}

/** @returns nothing where somebody listens already */
function listen(port: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once("error", () => resolve(undefined))
    server.listen(port, "127.0.0.1", () => resolve(server))
  })
}

export async function end(
  running: RunningProcess,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<void> {
  if (hasEnded(running)) return
  const ended = once(running.child, "exit")
  running.child.kill(signal)
  await ended
}

async function ready(url: string, { child, output }: RunningProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`The backend ended with ${child.exitCode}:\n${output().slice(-4_000)}`)
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
