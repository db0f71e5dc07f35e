import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { isFree } from "./lib/free-port.mjs"
import { waitFor } from "./lib/waiting.mjs"
import { ask, newCheckout } from "./testing/new-checkout.mjs"

// A file of its own, so that two workers share the minutes that starting takes.
describe("npm start, where something runs already or has ended,", () => {
  it("replaces the backend's processes one by one on SIGHUP", async () => {
    const { checkout, base, environment } = await newCheckout()
    const redis = { BACKEND_PROCESSES: "2", REDIS_URL: "redis://127.0.0.1:1" }
    const start = checkout.start({ ...environment, ...redis })
    await start.ready()
    const pids = async () => {
      const told = await Promise.all([20, 21, 22].map((offset) => ask(base + offset)))
      return told.map(({ pid }) => pid)
    }
    const before = await pids()
    start.child.kill("SIGHUP")
    await waitFor(() => /Replaced/.test(start.output()), { within: 100_000 })
    for (const pid of await pids()) expect(before).not.toContain(pid)
    const said = start.output().match(/(?<=s {2})\S+(?= runs again)/g)
    expect(said).toEqual(["backend", "backend-2", "worker"])
    expect(start.output()).not.toContain("ended by itself")
  })

  it("starts again after the launcher was killed, in place of what it left running", async () => {
    const { checkout, base, environment } = await newCheckout()
    const killed = checkout.start(environment)
    await killed.ready()
    const before = await ask(base + 20)
    killed.child.kill("SIGKILL")
    await killed.exited
    expect(await isFree(base + 20)).toBe(false)
    const start = checkout.start(environment)
    await start.ready()
    const after = await ask(base + 20)
    expect(after.pid).not.toBe(before.pid)
  })

  it("stops when the npm that runs it is killed, and starts again at once", async () => {
    const { checkout, environment } = await newCheckout()
    const npm = checkout.npmStart(environment)
    await npm.ready()
    npm.child.kill("SIGKILL")
    const start = checkout.start(environment)
    await start.ready()
    expect(npm.output()).toContain("Stopped")
  })

  it("starts a part again that ends by itself, and shows the end of its log", async () => {
    const { checkout, base, environment } = await newCheckout()
    const start = checkout.start(environment)
    await start.ready()
    const before = await ask(base + 1)
    await fetch(`http://127.0.0.1:${base + 1}/crash`).catch(() => {})
    await waitFor(() => start.output().includes("catalog runs again"), { within: 100_000 })
    expect(start.output()).toContain("catalog ended by itself")
    expect((await ask(base + 1)).pid).not.toBe(before.pid)
  })

  it("brings the database back when it is killed", async () => {
    const { checkout, environment } = await newCheckout()
    const start = checkout.start(environment)
    await start.ready()
    const lock = join(checkout.folder, ".local", "postgres", "data", "postmaster.pid")
    process.kill(Number(readFileSync(lock, "utf8").split("\n")[0]), "SIGKILL")
    await waitFor(() => start.output().includes("postgres runs again"), { within: 100_000 })
    expect(start.output()).toContain("postgres runs again")
  })

  it("says so and leaves the shop alone when it runs already", async () => {
    const { checkout, base, environment } = await newCheckout()
    const first = checkout.start(environment)
    await first.ready()
    const second = checkout.start(environment)
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(`runs already, as process ${first.child.pid}`)
    expect(await ask(base)).toMatchObject({ PORT: String(base) })
  })
})
