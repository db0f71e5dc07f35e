import { spawn } from "node:child_process"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { freePort } from "../free-port.mjs"
import { root } from "../paths.mjs"
import {
  forgetPostgres,
  recordedLocation,
  startInstalledPostgres,
  withTemporaryPostgres,
} from "../postgres.mjs"

const pg = createRequire(join(root, "backend", "package.json"))("pg")
const isRoot = process.getuid?.() === 0

/** @type {(() => unknown)[]} */
const cleanUps = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** @param {string} url @param {string} sql */
async function query(url, sql) {
  const client = new pg.Client(url)
  client.on("error", () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** @param {{ closed?: boolean }} [options] */
function newLocalDir({ closed = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "postgres-test-"))
  const localDir = join(folder, ".local")
  mkdirSync(localDir)
  // mkdtemp closes what it makes to all others.
  if (!closed) chmodSync(folder, 0o755)
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  cleanUps.push(() => forgetPostgres(localDir))
  return localDir
}

/** @param {string} localDir @param {string} [password] */
async function start(localDir, password = "first") {
  const port = await freePort()
  const logFile = join(localDir, "postgres.log")
  const server = await startInstalledPostgres({ localDir, port, password, logFile })
  cleanUps.push(() => server.stop())
  return server
}

describe("the embedded Postgres", () => {
  it("asks for its password", async () => {
    await withTemporaryPostgres(async (url) => {
      expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
      await expect(query(url.replace(/:[^:@]+@/, ":wrong@"), "SELECT 1")).rejects.toThrow(
        /password/,
      )
    })
  })

  it("keeps what was committed when it is killed and started again", async () => {
    const localDir = newLocalDir()
    const server = await start(localDir)
    await query(server.url, "CREATE TABLE kept AS SELECT 42 AS answer")
    process.kill(server.pid, "SIGKILL")
    await server.exited
    const again = await start(localDir)
    expect(await query(again.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }])
  })

  it("takes the place of a server that a killed start left running", async () => {
    const localDir = newLocalDir()
    const leftover = await start(localDir)
    const again = await start(localDir)
    await leftover.exited
    expect(await query(again.url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
  })

  it("starts though a stranger now bears the number in its lock file, and leaves the stranger be", async () => {
    const localDir = newLocalDir()
    const server = await start(localDir)
    const lockFile = join(localDir, "postgres", "data", "postmaster.pid")
    const lock = readFileSync(lockFile, "utf8")
    await server.stop()
    const stranger = spawn("sleep", ["600"], { stdio: "ignore" })
    cleanUps.push(() => stranger.kill("SIGKILL"))
    writeFileSync(lockFile, lock.replace(/^\d+/, String(stranger.pid)))
    const again = await start(localDir)
    expect(await query(again.url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
    expect(stranger.exitCode).toBeNull()
  })

  it("keeps its data when the stored password was lost and a new one made", async () => {
    const localDir = newLocalDir()
    const server = await start(localDir, "first")
    await query(server.url, "CREATE TABLE kept AS SELECT 42 AS answer")
    await server.stop()
    const again = await start(localDir, "second")
    expect(await query(again.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }])
  })

  it.runIf(isRoot)(
    "lives in a folder it can reach when LOCAL_DIR is closed to others",
    async () => {
      const localDir = newLocalDir({ closed: true })
      const server = await start(localDir)
      await query(server.url, "CREATE TABLE kept AS SELECT 42 AS answer")
      const location = recordedLocation(localDir)
      expect(location?.startsWith(localDir)).toBe(false)
      await server.stop()
      const again = await start(localDir)
      expect(await query(again.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }])
      await again.stop()
      forgetPostgres(localDir)
      expect(existsSync(String(location))).toBe(false)
    },
  )

  it("lets no other user into its data", async () => {
    const localDir = newLocalDir()
    await start(localDir)
    expect(statSync(join(localDir, "postgres", "data")).mode & 0o077).toBe(0)
  })
})
