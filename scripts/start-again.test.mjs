import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { isFree } from "./lib/free-port.mjs"
import { waitFor } from "./lib/waiting.mjs"
import { ask, newCheckout } from "./testing/new-checkout.mjs"

/** @param {number} base @param {number[]} offsets */
async function pidsAt(base, offsets) {
  const told = await Promise.all(offsets.map((offset) => ask(base + offset)))
  return told.map(({ pid }) => pid)
}

// A file of its own, so that two workers share the minutes that starting takes.
describe("npm start, where something runs already or has ended,", () => {
  it("replaces the backend's processes one by one on SIGHUP", async () => {
    const { checkout, base, environment } = await newCheckout()
    const redis = { BACKEND_PROCESSES: "2", REDIS_URL: "redis://127.0.0.1:1" }
    const start = checkout.start({ ...environment, ...redis })
    await start.ready()
    const pids = () => pidsAt(base, [20, 21, 22])
    const before = await pids()
    start.child.kill("SIGHUP")
    await waitFor(() => /Replaced/.test(start.output()), { within: 100_000 })
    for (const pid of await pids()) expect(before).not.toContain(pid)
    const said = start.output().match(/(?<=s {2})\S+(?= runs again)/g)
    expect(said).toEqual(["backend", "backend-2", "worker"])
    expect(start.output()).not.toContain("ended by itself")
  })

  it("migrates on SIGHUP before it replaces anything", async () => {
    const { checkout, base, environment } = await newCheckout()
    const start = checkout.start(environment)
    await start.ready()
    const [before] = await pidsAt(base, [20])
    checkout.takeWork()
    const asksWhoServes = `
      import { writeFileSync } from "node:fs"
      const response = await fetch("http://127.0.0.1:${base + 20}/")
      writeFileSync(new URL("seen", import.meta.url), await response.text())`
    checkout.write("migration.mjs", asksWhoServes)
    start.child.kill("SIGHUP")
    await waitFor(() => /Replaced/.test(start.output()), { within: 100_000 })
    expect(checkout.takeWork()).toEqual(["migrate"])
    const seen = JSON.parse(readFileSync(join(checkout.folder, "seen"), "utf8"))
    expect(seen.pid).toBe(before)
    expect(await pidsAt(base, [20])).not.toContain(before)
  })

  it("takes nothing down on SIGHUP when it cannot migrate, says why, and may be asked again", async () => {
    const { checkout, base, environment } = await newCheckout()
    const start = checkout.start(environment)
    await start.ready()
    const parts = [0, 1, 2, 10, 20]
    const before = await pidsAt(base, parts)
    checkout.write("migration.mjs", 'throw new Error("Somebody holds this table.")')
    start.child.kill("SIGHUP")
    await waitFor(() => start.output().includes("Nothing is taken down"), { within: 100_000 })
    expect(start.output()).toContain("Preparing the database failed: it ended with 1")
    expect(start.output()).toContain("Somebody holds this table.")
    expect(await pidsAt(base, parts)).toEqual(before)
    rmSync(join(checkout.folder, "migration.mjs"))
    start.child.kill("SIGHUP")
    await waitFor(() => /Replaced/.test(start.output()), { within: 100_000 })
    expect(await pidsAt(base, [20])).not.toEqual(before.slice(-1))
    expect(start.child.exitCode).toBeNull()
  })

  it("migrates on SIGHUP also while a server of the round before does not come up", async () => {
    const { checkout, base, environment } = await newCheckout()
    const start = checkout.start(environment)
    await start.ready()
    const main = "backend/.medusa/server/src/server/main.js"
    const sound = readFileSync(join(checkout.folder, main), "utf8")
    // In the place of `import`, which would come first wherever it stands.
    const later = sound.replace(/^import (.*)$/m, "await import($1)")
    checkout.write(main, `if (process.argv[2] === "serve") process.exit(1)\n${later}`)
    start.child.kill("SIGHUP")
    await waitFor(() => start.output().includes("before it was ready"), { within: 100_000 })
    checkout.takeWork()
    start.child.kill("SIGHUP")
    const hasMigrated = () => checkout.takeWork().includes("migrate")
    expect(await waitFor(hasMigrated, { within: 100_000 })).toBe(true)
    checkout.write(main, sound)
    const rounds = () => start.output().match(/Replaced/g)?.length
    await waitFor(() => rounds() === 2, { within: 100_000 })
    expect(await ask(base + 20)).toMatchObject({ PORT: String(base + 20) })
  })

  it("ends a migration that SIGHUP began when it is stopped", async () => {
    const { checkout, environment } = await newCheckout()
    const start = checkout.start(environment)
    await start.ready()
    const lasts = `
      import { writeFileSync } from "node:fs"
      process.on("SIGTERM", () => {})
      setInterval(() => {}, 1000)
      writeFileSync(new URL("pid", import.meta.url), String(process.pid))`
    checkout.write("migration.mjs", lasts)
    start.child.kill("SIGHUP")
    const file = join(checkout.folder, "pid")
    await waitFor(() => existsSync(file), { within: 100_000 })
    start.child.kill("SIGTERM")
    expect(await start.exited).toBe(0)
    expect(existsSync(`/proc/${readFileSync(file, "utf8")}`)).toBe(false)
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
