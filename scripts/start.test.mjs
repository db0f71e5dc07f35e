import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { waitFor } from "./lib/waiting.mjs"
import { freePortBase, isFree } from "./lib/free-port.mjs"
import { ask, newCheckout } from "./testing/new-checkout.mjs"

/** @param {number} base */
const allPorts = (base) => [0, 1, 2, 10, 20, 30].map((offset) => base + offset)

describe("npm start", () => {
  it("brings up every part, each on its port and with its settings", async () => {
    const { checkout, base, environment } = await newCheckout()
    const start = checkout.start(environment)
    await start.ready()
    for (const offset of [0, 1, 2, 10, 20]) {
      const told = await ask(base + offset)
      expect(told).toMatchObject({ PORT: String(base + offset), STAGE: "development" })
    }
    expect(await ask(base)).toMatchObject({ BACKEND_URL: `http://127.0.0.1:${base + 20}` })
    expect(start.output()).toContain(`http://localhost:${base}`)
    expect(start.output()).toMatch(/shopper@example\.com +\S+/)
    expect(start.output()).toMatch(/seller@example\.com +\S+/)
  })

  it("says what of the shop's own three is withdrawn, and has a server ready for when it is back", async () => {
    const { checkout, base, environment } = await newCheckout()
    const pointer = { microFrontends: [{ name: "seller", release: "1.0.0" }] }
    checkout.write(".local/mfe/.registry/pointers/000001.json", JSON.stringify({ pointer }))
    const start = checkout.start(environment)
    await start.ready()
    const back = "npm run mfe -- rollback seller 1.0.0 brings it back"
    expect(start.output()).toMatch(new RegExp(`Withdrawn +seller; ${back}`))
    expect(start.output()).not.toMatch(/Withdrawn +c/)
    expect(await ask(base + 3)).toMatchObject({ PORT: String(base + 3) })
  })

  it("brings up as many servers as wanted, and a worker, when there is a Redis", async () => {
    const { checkout, base, environment } = await newCheckout()
    const redis = { BACKEND_PROCESSES: "2", REDIS_URL: "redis://127.0.0.1:1" }
    const start = checkout.start({ ...environment, ...redis })
    await start.ready()
    const modes = [20, 21, 22].map(async (offset) => (await ask(base + offset)).MEDUSA_WORKER_MODE)
    expect(await Promise.all(modes)).toEqual(["server", "server", "worker"])
    const servers = [20, 21].map((offset) => `http://127.0.0.1:${base + offset}`)
    expect(await ask(base)).toMatchObject({ BACKEND_URL: servers.join(",") })
  })

  it("names what .env sets and nothing reads, and starts all the same", async () => {
    const { checkout, environment } = await newCheckout()
    checkout.write(".env", "SELER_PASSWORD=mango\nSHOP_NAME=Corner\n")
    const start = checkout.start(environment)
    await start.ready()
    expect(start.output()).toContain(".env sets SELER_PASSWORD, which means nothing here.")
    expect(start.output()).not.toMatch(/sets SHOP_NAME|mango/)
  })

  it("does again only what changed", async () => {
    const { checkout, environment } = await newCheckout()
    const run = async () => {
      const start = checkout.start(environment)
      await start.ready()
      start.child.kill("SIGTERM")
      await start.exited
      return checkout.takeWork()
    }
    const everything = [
      "build admin",
      "build backend",
      "build backend/api-contract",
      "build backend/sandbox",
      "build mfe-cart",
      "build mfe-catalog",
      "build shell",
      "build shell/registry",
      "build shell/server",
      "install",
      "migrate",
    ]
    expect(await run()).toEqual(everything)
    expect(await run()).toEqual(["migrate"])
    checkout.write("mfe-cart/src/index.ts", "export const changed = true\n")
    expect(await run()).toEqual(["build mfe-cart", "migrate"])
    checkout.write("backend/api-contract/src/index.ts", "export const changed = true\n")
    expect(await run()).toEqual([
      "build backend",
      "build backend/api-contract",
      "build mfe-cart",
      "build mfe-catalog",
      "build shell",
      "migrate",
    ])
    checkout.write("pnpm-lock.yaml", "lockfileVersion: 9 # changed\n")
    expect(await run()).toEqual(everything)
  })

  it.each(["SIGINT", "SIGTERM"])("stops all it started on %s", async (signal) => {
    const { checkout, base, environment } = await newCheckout()
    const start = checkout.start(environment)
    await start.ready()
    const { pid } = await ask(base + 20)
    start.child.kill(/** @type {NodeJS.Signals} */ (signal))
    expect(await start.exited).toBe(0)
    expect(existsSync(`/proc/${pid}`)).toBe(false)
    for (const port of allPorts(base)) expect(await isFree(port)).toBe(true)
    expect(readdirSync(join(checkout.folder, ".local", "run"))).toEqual([])
  })

  it("names a port that a stranger holds, and the way out, and lets the stranger be", async () => {
    const { checkout, base, environment } = await newCheckout()
    const stranger = createServer().listen(base + 3, "127.0.0.1")
    await once(stranger, "listening")
    const start = checkout.start(environment)
    expect(await start.exited).toBe(1)
    expect(start.output()).toContain(`Port ${base + 3} (seller) is in use`)
    expect(start.output()).toContain("PORT_BASE=9000 npm start")
    expect(stranger.listening).toBe(true)
    stranger.close()
  })

  it("never ends a stranger who got the number of a process of ours", async () => {
    const { checkout, environment } = await newCheckout()
    const stranger = spawn("sleep", ["600"], { stdio: "ignore", detached: true })
    const record = JSON.stringify({ pid: stranger.pid, identity: "another moment" })
    checkout.write(".local/run/backend.child.json", record)
    const start = checkout.start(environment)
    await start.ready()
    expect(stranger.signalCode).toBeNull()
    stranger.kill("SIGKILL")
  })

  it("runs two copies of one checkout side by side", async () => {
    const { checkout, base, environment } = await newCheckout()
    const otherBase = await freePortBase()
    const one = checkout.start(environment)
    const other = checkout.start({ PORT_BASE: String(otherBase), LOCAL_DIR: ".local/other" })
    await Promise.all([one.ready(), other.ready()])
    expect(await ask(base)).toMatchObject({ PORT_BASE: String(base) })
    expect(await ask(otherBase)).toMatchObject({ PORT_BASE: String(otherBase) })
    expect(checkout.takeWork().filter((work) => work === "build shell")).toHaveLength(1)
  })

  it("stops with the end of the log when a build fails, and leaves nothing running", async () => {
    const { checkout, base, environment } = await newCheckout()
    checkout.write(
      "shell/package.json",
      JSON.stringify({
        name: "@shop/shell",
        scripts: { build: `node ${join(checkout.folder, "fake-program.mjs")} build dist/broken` },
      }),
    )
    const start = checkout.start(environment)
    expect(await start.exited).toBe(1)
    expect(start.output()).toContain("Building @shop/shell failed")
    expect(start.output()).toContain("This package is broken.")
    for (const port of allPorts(base)) expect(await isFree(port)).toBe(true)
  })

  it("goes on when a team's folder does not build, and says so and what is live", async () => {
    const { checkout, environment } = await newCheckout()
    const build = `node ${join(checkout.folder, "fake-program.mjs")} build dist/broken`
    const broken = JSON.stringify({ name: "@shop/mfe-cart", scripts: { build } })
    checkout.write("mfe-cart/package.json", broken)
    const start = checkout.start(environment)
    await start.ready()
    expect(start.output()).toContain("Building @shop/mfe-cart failed")
    expect(start.output()).toContain("This package is broken.")
    expect(start.output()).toContain("catalog is live")
  })

  it("ends what it is doing when it is stopped in the middle", async () => {
    const { checkout, base, environment } = await newCheckout()
    const scripts = { build: "sleep 600" }
    checkout.write("shell/package.json", JSON.stringify({ name: "@shop/shell", scripts }))
    const start = checkout.start(environment)
    await waitFor(() => start.output().includes("Starting Postgres"), { within: 100_000 })
    start.child.kill("SIGINT")
    expect(await start.exited).toBe(130)
    for (const port of allPorts(base)) expect(await isFree(port)).toBe(true)
  })

  it("names a wrong setting before it does anything", async () => {
    const { checkout } = await newCheckout()
    const start = checkout.start({ PORT_BASE: "eight thousand" })
    expect(await start.exited).toBe(1)
    expect(start.output()).toContain('PORT_BASE is "eight thousand"')
    expect(checkout.takeWork()).toEqual([])
  })
})
