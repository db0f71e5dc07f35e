import { execFile, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { inject, onTestFinished } from "vitest"

export const root = resolve(import.meta.dirname, "../../..")

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Hash of every file below folders: what must be the same before and after. */
export function digestsOf(...folders: string[]): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return Object.fromEntries(
    files.map((file) => [file, createHash("sha256").update(readFileSync(file)).digest("hex")]),
  )
}

/**
 * The running shop with a registry of its own, so that what a test publishes disturbs nobody: another
 * storefront before the same backend. `mfe` runs the command of that name on it.
 */
export async function aTeamShop() {
  const { url, localDir: shared } = inject("shop")
  const portBase = Number(new URL(url).port)
  const folder = mkdtempSync(join(tmpdir(), "shop-team-"))
  const localDir = join(folder, "local")
  cpSync(join(shared, "mfe"), join(localDir, "mfe"), { recursive: true })
  cpSync(join(shared, "mfe-token"), join(localDir, "mfe-token"))
  const port = await freePort()
  // Not a plain loopback name: then all code comes from this very storefront.
  const own = `http://team.localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: "production",
    STAGE: "development",
    PORT: String(port),
    PORT_BASE: String(portBase),
    LOCAL_DIR: localDir,
    BACKEND_URL: `http://127.0.0.1:${portBase + 20}`,
    PUBLIC_URL: own,
    MFE_REGISTRY_URL: pathToFileURL(join(localDir, "mfe/registry.json")).href,
    COOKIE_SECRET: "of this test alone, and long enough",
    SHOP_NAME: "Greenleaf Grocery",
    SUPPORT_EMAIL: "support@example.com",
    SOCIAL_LINKS: "https://example.com",
  }
  const server = spawn(process.execPath, [join(root, "shell/server/dist/main.js")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  })
  onTestFinished(async () => {
    server.kill("SIGTERM")
    if (server.exitCode === null) await once(server, "exit")
    rmSync(folder, { recursive: true, force: true })
  })
  await once(server.stdout, "data")

  async function mfe(...words: string[]): Promise<string> {
    const script = join(root, "scripts/mfe.mjs")
    // The federation plugin keeps still where it sees a test runner.
    const { VITEST: _vitest, NODE_ENV: _, ...rest } = process.env
    const options = { cwd: root, env: { ...rest, LOCAL_DIR: localDir } }
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], options)
    return stdout
  }

  /** The registry's own program: the same commands, with nothing built or tried before. */
  async function registry(...words: string[]): Promise<void> {
    const program = join(root, "shell/registry/dist/main.js")
    await promisify(execFile)(process.execPath, [program, ...words], {
      env: { ...process.env, LOCAL_DIR: localDir },
    })
  }
  return { url: own, folder, localDir, mfe, registry }
}
