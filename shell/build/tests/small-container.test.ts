import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, it, onTestFinished } from "vitest"
import { smallContainer } from "../src/plugins/small-container.js"

/** Runs the code that the plugin puts in the place of remoteEntry.js, beside an app that is 7. */
async function aContainer() {
  const root = mkdtempSync(join(tmpdir(), "shop-container-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, "app.mjs"), "export default 7")
  const { configResolved, transform } = smallContainer({ "./app": "./app.mjs" })
  if (typeof transform !== "function" || typeof configResolved !== "function")
    throw new Error("The plugin's hooks are no functions.")
  Reflect.apply(configResolved, {}, [{ root }])
  const result: unknown = Reflect.apply(transform, {}, ["", "virtual:mf-REMOTE_ENTRY_ID:a"])
  const entry = join(root, "remoteEntry.mjs")
  writeFileSync(entry, (result as { code: string }).code)
  return (await import(pathToFileURL(entry).href)) as {
    init(scope: object): void
    get(name: string): Promise<() => { default: unknown }>
  }
}

it("a container takes what the shell gives, and not what another remote only wishes for", async () => {
  const { init } = await aContainer()
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "__mf_module_cache__"))
  const kernel = {}
  const wish = { shareConfig: { import: false } }
  init({ kernel: { "9.0.0": wish, "1.0.0": { lib: () => kernel } } })
  const { share } = Reflect.get(globalThis, "__mf_module_cache__") as { share: object }
  expect(Reflect.get(share, "default:kernel")).toBe(kernel)
})

it("a container has the modules of its manifest, and says so of others", async () => {
  const { get } = await aContainer()
  expect((await get("./app"))()).toHaveProperty("default", 7)
  await expect(get("./other")).rejects.toThrow("There is no module ./other here.")
})
