import { RemoteModules } from "@shop/kernel/host"
import { defineManifest } from "@shop/kernel/manifest"
import { beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { loadModule } from "./container"
import { createFederationLoader } from "./federation-loader"

// jsdom imports no module from an address; what a container does is tried in real browsers.
vi.mock("./container", () => ({ loadModule: vi.fn() }))

const MINUTE = 60_000
const never = new Promise<never>(() => undefined)
const component = { default: () => null }

const release = (number: string) => ({
  release: number,
  entry: `/mfe/offers/${number}/remoteEntry.js`,
  assets: { "./app": { js: [], css: [] } },
})

/** A page's modules: the live release is 2, the last good one `fallback`, if there is one. */
function modulesOf(fallback?: ReturnType<typeof release>) {
  const manifest = defineManifest({ name: "offers", version: "2.0.0", owner: "Team" })
  const published = { ...manifest, ...release("2"), ...(fallback && { fallback }) }
  const registry = { microFrontends: [published] }
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(registry)))
  const loader = createFederationLoader(registry)
  const failed = vi.fn(loader.failed)
  return { modules: new RemoteModules({ ...loader, failed }), failed }
}

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(() => void vi.unstubAllGlobals())
  onTestFinished(() => void vi.mocked(loadModule).mockReset())
  vi.mocked(console.warn).mockImplementation(() => undefined)
})

it("a module that has not arrived within a minute gives way to the last good release, and is reported", async () => {
  vi.mocked(loadModule).mockImplementation((entry) =>
    entry.includes("/1/") ? Promise.resolve(component) : never,
  )
  const { modules, failed } = modulesOf(release("1"))
  const state = modules.get("offers", "./app")
  await vi.advanceTimersByTimeAsync(MINUTE - 1)
  expect(state.get().status).toBe("slow")
  await vi.advanceTimersByTimeAsync(1)
  expect(state.get().status).toBe("ready")
  expect(failed).toHaveBeenCalledExactlyOnceWith("offers", "./app", "load")
  vi.mocked(console.warn).mockClear()
})

it("one without a last good release has failed then, and what arrives later is there at the next try", async () => {
  vi.mocked(loadModule).mockReturnValue(never)
  const { modules } = modulesOf()
  const state = modules.get("offers", "./app")
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(state.get().status).toBe("failed")
  vi.mocked(loadModule).mockResolvedValue(component)
  await modules.retry("offers", "./app")
  expect(state.get().status).toBe("ready")
  vi.mocked(console.warn).mockClear()
})

it("one that takes most of a minute is waited for", async () => {
  vi.mocked(loadModule).mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(component), MINUTE - 1)),
  )
  const { modules, failed } = modulesOf(release("1"))
  const state = modules.get("offers", "./app")
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(state.get().status).toBe("ready")
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(failed).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
