import { defineManifest } from "@shop/kernel/manifest"
import { type RemoteComponent, RemoteModules } from "@shop/kernel/host"
import { afterEach, expect, it, vi } from "vitest"
import { untilPageIsHere } from "./until-page-is-here"

afterEach(() => void vi.useRealTimers())

const manifest = defineManifest({ name: "offers", version: "1.0.0", owner: "Team", routes: ["/"] })
const registry = {
  microFrontends: [{ ...manifest, release: "1.0.0", assets: {}, entry: "" }],
}

function composition(load: () => Promise<RemoteComponent>) {
  const modules = new RemoteModules({ load, beforeRetry: () => Promise.resolve() })
  return { registry, modules }
}

it("waits for the page's owner, so that all is drawn in one go", async () => {
  const one = composition(async () => () => null)
  await untilPageIsHere(one, "/")
  expect(one.modules.get("offers", "./app").get().status).toBe("ready")
})

it("waits a moment only, and for nobody where the page is the shell's", async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => new Promise<RemoteComponent>(() => undefined))
  await untilPageIsHere(composition(load), "/contact")
  expect(load).not.toHaveBeenCalled()
  const waiting = untilPageIsHere(composition(load), "/")
  await vi.advanceTimersByTimeAsync(300)
  await waiting
  expect(load).toHaveBeenCalledOnce()
})
