import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { shortLived } from "./short-lived"

/** The program of the built backend. */
export const backendMain = join(__dirname, "../../.medusa/server/src/server/main.js")

interface Wanted {
  databaseUrl: string
  localDir: string
  port?: number
  smtpPort?: number
  /** Settings that differ from the tests' defaults. */
  settings?: Record<string, string>
}

/** Seller and address of every test shop. */
export const testSeller = { email: "seller@shop.test", password: "seller-test-password" }
export const testOrigin = "http://shop.test"

/** A complete environment for a backend process, as the launcher would hand it over. */
export function backendEnv(wanted: Wanted): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: wanted.localDir,
    TZ: "UTC",
    NODE_ENV: "production",
    NODE_OPTIONS: "--disable-warning=ExperimentalWarning",
    MEDUSA_DISABLE_TELEMETRY: "true",
    ADMIN: "off",
    STAGE: "development",
    PORT: String(wanted.port ?? 0),
    PORT_BASE: String(wanted.port ?? 8000),
    LOCAL_DIR: wanted.localDir,
    DATABASE_URL: wanted.databaseUrl,
    PUBLIC_URL: testOrigin,
    ALLOWED_ORIGINS: "http://partner.test",
    JWT_SECRET: "test-jwt-secret-of-more-than-32-bytes",
    COOKIE_SECRET: "test-cookie-secret-of-more-than-32-bytes",
    SELLER_EMAIL: testSeller.email,
    SELLER_PASSWORD: testSeller.password,
    SMTP_URL: `smtp://127.0.0.1:${wanted.smtpPort ?? 1}`,
    MAIL_FROM: "Test Shop <shop@shop.test>",
    RATE_LIMITS: "on",
    SHOP_NAME: "Test Shop",
    SUPPORT_EMAIL: "help@shop.test",
    SEED: "none",
    ...wanted.settings,
  }
}

/** Starts a backend command; its output is kept for the error when it fails. */
export function spawnBackend(
  command: "migrate" | "serve" | "backup" | "restore",
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): RunningProcess {
  const child = spawn(process.execPath, [...shortLived, backendMain, command, ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-200_000))
  child.stdout.on("data", keep)
  child.stderr.on("data", keep)
  return { child, output: () => output }
}

export interface RunningProcess {
  child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
}

/** Runs a backend command to its end. @throws Error with its last lines when it fails */
export async function runBackend(command: "migrate", env: NodeJS.ProcessEnv): Promise<void> {
  const { child, output } = spawnBackend(command, env)
  const [code] = (await once(child, "exit")) as [number | null]
  if (code !== 0) throw new Error(`\`${command}\` ended with ${code}:\n${output().slice(-4_000)}`)
}
