import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { freePortBase } from "./lib/free-port.mjs"
import { readPostmaster } from "./lib/postgres/postmaster.mjs"
import { identityOf } from "./lib/process-identity.mjs"
import { newCheckout } from "./testing/new-checkout.mjs"

/** @param {Record<string, string>} [settings] */
async function examine(settings) {
  const { checkout, environment } = await newCheckout()
  const doctor = checkout.run("doctor.mjs", { ...environment, ...settings })
  return { code: await doctor.exited, says: doctor.output() }
}

it("npm run doctor finds nothing wrong with a fresh checkout", async () => {
  const { code, says } = await examine()
  expect(says).toContain("All is well.")
  expect(code).toBe(0)
})

it("npm run doctor names a wrong setting, a held port and a missing Chromium, each with its mend", async () => {
  const base = await freePortBase()
  const stranger = createServer().listen(base + 20, "127.0.0.1")
  await once(stranger, "listening")
  const { code, says } = await examine({
    PORT_BASE: String(base),
    SEED: "lots",
    CHROMIUM_PATH: "/nowhere/chromium",
  })
  stranger.close()
  expect(code).toBe(1)
  expect(says).toContain("for example SEED=200")
  expect(says).toContain(`Port ${base + 20} (backend) is in use`)
  expect(says).toContain("PORT_BASE=9000 npm start")
  expect(says).toContain("CHROMIUM_PATH=/usr/bin/chromium")
})

it("npm run doctor asks the servers that the settings name, and says which are silent", async () => {
  const mailServer = createServer().listen(0, "127.0.0.1")
  await once(mailServer, "listening")
  onTestFinished(() => void mailServer.close())
  const { port } = /** @type {import("node:net").AddressInfo} */ (mailServer.address())
  const silent = (await freePortBase()) + 1
  const { code, says } = await examine({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    REDIS_URL: `redis://127.0.0.1:${silent}`,
  })
  expect(code).toBe(1)
  expect(says).toMatch(/ok +Mail server +the one of SMTP_URL, which answers/)
  expect(says).toContain(`REDIS_URL names 127.0.0.1:${silent}, and nothing answers there.`)
})

it("npm run doctor names what was withdrawn of the shop's own three, with the command that brings it back", async () => {
  const { checkout, environment } = await newCheckout()
  const live = (/** @type {string[]} */ ...names) => ({
    microFrontends: names.map((name) => ({ name, release: "1.1.0" })),
  })
  const pointers = [live("cart", "catalog", "seller"), live("cart", "catalog")]
  for (const [at, pointer] of pointers.entries())
    checkout.write(`.local/mfe/.registry/pointers/00000${at + 1}.json`, JSON.stringify({ pointer }))
  checkout.write(".local/mfe/registry.json", JSON.stringify(pointers[1]))
  const withdrawn = checkout.run("doctor.mjs", environment)
  expect(await withdrawn.exited).toBe(1)
  expect(withdrawn.output()).toMatch(/WRONG +Micro-frontends +seller is withdrawn/)
  expect(withdrawn.output()).toContain("npm run mfe -- rollback seller 1.1.0")
  expect(withdrawn.output()).not.toMatch(/cart is|catalog is/)

  checkout.write(".local/mfe/registry.json", JSON.stringify(pointers[0]))
  const whole = checkout.run("doctor.mjs", environment)
  expect(await whole.exited).toBe(0)
  expect(whole.output()).toMatch(/ok +Micro-frontends +cart, catalog, seller are live/)

  checkout.write(".local/mfe/registry.json", "half a")
  const broken = checkout.run("doctor.mjs", environment)
  expect(await broken.exited).toBe(1)
  expect(broken.output()).toMatch(/WRONG +Micro-frontends +\S+registry\.json cannot be read/)
})

it("npm run doctor says that the shop runs, and where its database lives", async () => {
  const { checkout, environment } = await newCheckout()
  const start = checkout.start(environment)
  await start.ready()
  const doctor = checkout.run("doctor.mjs", environment)
  expect(await doctor.exited).toBe(0)
  expect(doctor.output()).toContain(`which runs as process ${start.child.pid}`)
  expect(doctor.output()).toContain(".local/postgres")
})

it("npm run doctor -- --data leaves the database of a shop whose launcher was killed to those who use it", async () => {
  const { checkout, environment } = await newCheckout()
  const start = checkout.start(environment)
  await start.ready()
  start.child.kill("SIGKILL")
  await start.exited
  const data = join(checkout.folder, ".local", "postgres", "data")
  const before = readPostmaster(data)
  expect(await checkout.run("doctor.mjs", environment, "--data").exited).toBe(1)
  expect(readPostmaster(data)).toEqual(before)
  expect(identityOf(Number(before?.pid))).toBeDefined()
  // The next start takes over what is left, and can be stopped.
  const next = checkout.start(environment)
  await next.ready()
})

it("npm run doctor -- --data says why the data could not be looked at", async () => {
  const { checkout, base } = await newCheckout()
  const start = checkout.start({ PORT_BASE: String(base) })
  await start.ready()
  start.child.kill("SIGTERM")
  await start.exited
  // Something listens there, and lets nobody in a second time.
  const stranger = createServer((socket) => stranger.close(() => socket.destroy()))
  stranger.listen(base + 30, "127.0.0.1")
  await once(stranger, "listening")
  const DATABASE_URL = `postgres://shop@127.0.0.1:${base + 30}/shop`
  const doctor = checkout.run("doctor.mjs", { PORT_BASE: String(base), DATABASE_URL }, "--data")
  expect(await doctor.exited).toBe(1)
  expect(doctor.output()).toContain("could not be looked at: This database is not there.")
})

it("npm run doctor -- --data says what does not match and mends it, whether the shop runs or not", async () => {
  const { checkout, environment } = await newCheckout()
  /** @param {string[]} words */
  const examineData = async (...words) => {
    const doctor = checkout.run("doctor.mjs", environment, ...words)
    return { code: await doctor.exited, says: doctor.output() }
  }
  expect(await examineData("--data")).toMatchObject({
    code: 1,
    says: expect.stringContaining("This shop was never built"),
  })
  expect(await examineData("--date")).toMatchObject({ code: 1 })
  const start = checkout.start(environment)
  await start.ready()
  const found = await examineData("--data")
  expect(found.says).toContain("7 orders")
  expect(found.says).toMatch(/WRONG +1 counts that differ \(one\)\n +Count them\./)
  expect(found.code).toBe(1)
  start.child.kill("SIGTERM")
  await start.exited
  const mended = await examineData("--data", "--mend")
  expect(mended.says).toContain("MENDED  1 counts that differ")
  expect(mended.code).toBe(0)
  expect(await examineData("--data")).toMatchObject({ code: 1 })
})
