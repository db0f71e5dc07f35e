import { afterEach, expect, it } from "vitest"
import { giveRuntime, negotiates } from "./federation-runtime"

const GLOBAL = "_FEDERATION_RUNTIME_CORE"
afterEach(() => void Reflect.deleteProperty(globalThis, GLOBAL))

const release = (...js: string[]) => ({
  release: "1.0.0",
  entry: "/mfe/a/1.0.0/remoteEntry.js",
  assets: { "./app": { js, css: [] } },
})

it("the federation runtime is for releases with the plugin's own container alone", () => {
  const before = ["remoteEntry.js", "assets/_virtual_mf-localSharedImportMap___a-1.js"]
  expect(negotiates(release(...before), "./app")).toBe(true)
  expect(negotiates(release("remoteEntry.js", "assets/app.js"), "./app")).toBe(false)
  expect(negotiates(release(...before), "./unknown")).toBe(false)
})

it("such a container finds what it begins with in its place", async () => {
  await giveRuntime()
  expect(Reflect.get(globalThis, GLOBAL)).toHaveProperty("ModuleFederation")
})
