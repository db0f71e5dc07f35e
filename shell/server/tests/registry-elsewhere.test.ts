import { join } from "node:path"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { aBackend, aStorefront, ask, pointer } from "./harness.js"

const NOBODY = 9
const [catalog] = pointer.microFrontends

/** A registry on another machine, all of whose answers bear the same revision; it may go away. */
async function aRegistry(release: string) {
  const registry = { release, isAway: false }
  const port = await aBackend((_asked, response) => {
    if (registry.isAway) return void response.writeHead(503).end()
    const live = { ...catalog, version: registry.release, release: registry.release }
    response.end(JSON.stringify({ revision: 3, microFrontends: [live] }))
  })
  return Object.assign(registry, { url: new URL(`http://127.0.0.1:${port}/registry.json`) })
}

/** What is read is believed for some seconds; after them it is asked for again. */
function later(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 })
  onTestFinished(() => void vi.useRealTimers())
}

function logged() {
  const written = vi.spyOn(process.stdout, "write").mockImplementation(() => true)
  onTestFinished(() => written.mockRestore())
  return () => String(written.mock.calls)
}

const live = async (port: number) => (await ask(port, "/mfe/registry.json")).body

describe("a registry on another machine", () => {
  it("is followed though nothing can be kept of it, which the log says once", async () => {
    const log = logged()
    const registry = await aRegistry("1.0.0")
    const inTheWay = { "local/registry-seen.json/a-folder": "" }
    const { port } = await aStorefront(NOBODY, { registryUrl: registry.url }, inTheWay)
    expect(await live(port)).toContain('"1.0.0"')
    registry.release = "1.1.0"
    later()
    expect(await live(port)).toContain('"1.1.0"')
    expect(log().match(/could not be kept/g)).toHaveLength(1)
  })

  it("that is away at the start is served as it was last, and never as another one was", async () => {
    logged()
    const [before, now] = [await aRegistry("1.0.0"), await aRegistry("1.1.0")]
    const first = await aStorefront(NOBODY, { registryUrl: before.url })
    const localDir = join(first.folder, "local")
    const open = (registryUrl: URL) => aStorefront(NOBODY, { registryUrl, localDir })
    expect(await live(first.port)).toContain('"1.0.0"')

    now.isAway = true
    const moved = await open(now.url)
    expect(await live(moved.port)).not.toContain('"1.0.0"')
    now.isAway = false
    later()
    expect(await live(moved.port)).toContain('"1.1.0"')
    now.isAway = true
    expect(await live((await open(now.url)).port)).toContain('"1.1.0"')
  })
})
