import { createHash } from "node:crypto"
import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import type { BootData } from "@shop/kernel/manifest"
import { readHistory } from "@shop/registry"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { aStorefront, ask, pointer, until } from "./harness.js"

const [catalog] = pointer.microFrontends
const digestOf = (text: string) => `sha384-${createHash("sha384").update(text).digest("base64")}`
const modules = (app: string) => ({ "remoteEntry.js": "export {}", "assets/app.js": app })

function release(version: string, app: string, publishedAt = new Date().toISOString()) {
  const { portOffset: _, ...published } = catalog!
  const digests = Object.entries(modules(app)).map(([file, text]) => [file, digestOf(text)])
  const integrity: Record<string, string> = Object.fromEntries(digests)
  return { ...published, version, release: version, publishedAt, integrity }
}

const GOOD = "export default () => 1"

/** A storefront whose live release has `app` as its code; the one before it is good. */
async function aFreshRelease(app: string, publishedAt?: string, fields: object = {}) {
  const silence = vi.spyOn(process.stdout, "write").mockImplementation(() => true)
  onTestFinished(() => silence.mockRestore())
  const fresh = { ...release("1.1.0", app, publishedAt), ...fields }
  const live = { previous: release("1.0.0", GOOD), ...fresh }
  const recorded = { revision: 1, microFrontends: [live] }
  const files: Record<string, string> = {
    "local/mfe/registry.json": JSON.stringify(recorded),
    "local/mfe/.registry/pointers/000001.json": JSON.stringify({ events: [], pointer: recorded }),
  }
  for (const [version, code] of [
    ["1.0.0", GOOD],
    ["1.1.0", app],
  ] as const) {
    for (const [file, text] of Object.entries(modules(code)))
      files[`local/mfe/catalog/${version}/${file}`] = text
    const record = JSON.stringify(release(version, code))
    files[`local/mfe/catalog/${version}/.release.json`] = record
  }
  const { port, folder } = await aStorefront(9, {}, files)
  const local = join(folder, "local")

  async function view(): Promise<string> {
    const { body } = await ask(port, "/")
    const [, json = ""] = /<script id="shop-boot"[^>]*>(.*?)<\/script>/s.exec(body) ?? []
    return (JSON.parse(json) as BootData).view ?? ""
  }
  async function report(token: string, fields: object = {}) {
    const body = { view: token, name: "catalog", release: "1.1.0", kind: "load", ...fields }
    const headers = { "content-type": "application/json" }
    const options = { method: "POST", headers, body: JSON.stringify(body) }
    return (await ask(port, "/mfe/report", options)).status
  }
  /** 20 page views, of which so many report a failure. */
  async function visits(failing: number) {
    const tokens = await Promise.all(Array.from({ length: 20 }, view))
    for (const token of tokens.slice(0, failing)) expect(await report(token)).toBe(204)
  }
  const liveNow = async () =>
    (JSON.parse(await readFile(join(local, "mfe/registry.json"), "utf8")) as typeof recorded)
      .microFrontends[0]?.release
  const logged = (text: string) => silence.mock.calls.some(([line]) => String(line).includes(text))
  const metrics = async () => (await ask(port, "/mfe/metrics")).body
  return { port, local, view, report, visits, liveNow, logged, metrics }
}

describe("a fresh release that fails for visitors", () => {
  it("and throws in the server's own trial is taken back, and the history says why", async () => {
    const { local, visits, liveNow, logged, metrics } = await aFreshRelease("throw new Error('x')")
    await visits(5)
    await until(() => logged("A release was taken back"))
    expect(await liveNow()).toBe("1.0.0")
    const [event] = await readHistory(local)
    expect(event).toMatchObject({
      action: "automatic rollback",
      by: "the storefront",
      from: "1.1.0",
      to: "1.0.0",
    })
    expect(event?.why).toContain("of 20 page views failed within an hour of publishing")
    expect(event?.why).toContain("assets/app.js while loading")
    expect(await metrics()).toContain('shop_mfe_automatic_rollbacks_total{name="catalog"} 1')
  })

  it.each(["shell.header.end/v1", "shell.page.end/v1"])(
    "and has no page of its own, only a place in %s, is taken back too",
    async (slot) => {
      const fragments = [{ id: "catalog.x/v1", module: "./fragments/x", slot, order: 1 }]
      const { visits, liveNow, logged, metrics } = await aFreshRelease(
        "throw new Error('x')",
        undefined,
        { routes: [], pages: {}, fragments },
      )
      await visits(5)
      expect(await metrics()).toContain(
        'shop_mfe_page_views_total{name="catalog",release="1.1.0"} 20',
      )
      await until(() => logged("A release was taken back"))
      expect(await liveNow()).toBe("1.0.0")
    },
  )

  it("and throws when it is drawn is taken back", async () => {
    const { visits, liveNow, logged } = await aFreshRelease(
      "export default () => { throw new Error('x') }",
    )
    await visits(5)
    await until(() => logged("A release was taken back"))
    expect(await liveNow()).toBe("1.0.0")
  })

  it("and whose file is gone is taken back", async () => {
    const { local, visits, liveNow, logged } = await aFreshRelease(GOOD)
    await rm(join(local, "mfe/catalog/1.1.0/assets/app.js"))
    await visits(5)
    await until(() => logged("assets/app.js answers 404"))
    await until(() => logged("A release was taken back"))
    expect(await liveNow()).toBe("1.0.0")
  })

  it("and has none before it stays, and the log says what a person can do", async () => {
    const slot = "shell.header.end/v1"
    const fragments = [{ id: "catalog.x/v1", module: "./fragments/x", slot, order: 1 }]
    const { local, visits, liveNow, logged } = await aFreshRelease(
      "throw new Error('x')",
      undefined,
      { routes: [], pages: {}, fragments, previous: undefined },
    )
    await visits(5)
    await until(() => logged("npm run mfe -- withdraw catalog"))
    expect(await liveNow()).toBe("1.1.0")
    expect(await readHistory(local)).toEqual([])
  })

  it("stays when the server finds nothing wrong with it: visitors' reports alone prove nothing", async () => {
    const { visits, liveNow, logged } = await aFreshRelease(GOOD)
    await visits(20)
    await until(() => logged("not in our own check"))
    expect(await liveNow()).toBe("1.1.0")
  })

  it("stays as long as fewer than one in five page views fail", async () => {
    const { visits, metrics } = await aFreshRelease("throw new Error('x')")
    await visits(3)
    const counts = await metrics()
    expect(counts).toContain('shop_mfe_page_views_total{name="catalog",release="1.1.0"} 20')
    expect(counts).toContain(
      'shop_mfe_failures_total{name="catalog",release="1.1.0",kind="load"} 3',
    )
    expect(counts).not.toContain("rollbacks_total{")
  })

  it("that was published long ago stays: then something else has changed", async () => {
    const { visits, liveNow, metrics } = await aFreshRelease(
      "throw new Error('x')",
      "2026-01-01T00:00:00Z",
    )
    await visits(20)
    expect(await metrics()).toContain('kind="load"} 20')
    expect(await liveNow()).toBe("1.1.0")
  })
})

describe("a report", () => {
  it("counts once for each page view", async () => {
    const { view, report, metrics } = await aFreshRelease(GOOD)
    const token = await view()
    expect([await report(token), await report(token)]).toEqual([204, 204])
    expect(await metrics()).toContain('kind="load"} 1')
  })

  it.each([
    ["with a token that nobody signed", { view: "eyJpZCI6MX0.AAAA" }, 403],
    ["of a release that the page was not given", { release: "9.9.9" }, 403],
    ["of a micro-frontend that is not there", { name: "deals" }, 403],
    ["without a kind", { kind: "boredom" }, 400],
    ["without a token", { view: "" }, 400],
  ])("%s counts for nothing", async (_what, fields, status) => {
    const { view, report, metrics } = await aFreshRelease(GOOD)
    expect(await report(await view(), fields)).toBe(status)
    expect(await metrics()).not.toContain("kind=")
  })
})

it("numbers are not told to those who come through a proxy", async () => {
  const { port } = await aStorefront(9)
  const headers = { "x-forwarded-for": "203.0.113.9" }
  expect((await ask(port, "/mfe/metrics", { headers })).status).toBe(404)
  const guarded = await aStorefront(9, { metricsToken: "s3cret" })
  expect((await ask(guarded.port, "/mfe/metrics")).status).toBe(404)
  const authorization = "Bearer s3cret"
  expect((await ask(guarded.port, "/mfe/metrics", { headers: { authorization } })).status).toBe(200)
})
