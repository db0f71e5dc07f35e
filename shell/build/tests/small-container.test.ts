import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, it, onTestFinished } from "vitest"
import { smallContainer } from "../src/plugins/small-container.js"

/** What the federation plugin's stand-in for a shared module says of itself. */
const standIn = (name: string) => `const descriptor = { "canonical": "default:${name}" }`

/** Runs what the plugin makes of remoteEntry.js, beside an app that is 7 and takes what is shared here. */
async function aContainer(...taken: string[]) {
  const root = mkdtempSync(join(tmpdir(), "shop-container-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "__mf_module_cache__"))
  writeFileSync(join(root, "app.mjs"), "export default 7")
  const { configResolved, transform, generateBundle } = smallContainer({ "./app": "./app.mjs" })
  if (
    typeof transform !== "function" ||
    typeof configResolved !== "function" ||
    typeof generateBundle !== "function"
  )
    throw new Error("The plugin's hooks are no functions.")
  Reflect.apply(configResolved, {}, [{ root }])
  const idOf = (name: string) => `virtual:mf:__loadShare__${name}__loadShare__`
  for (const name of taken) Reflect.apply(transform, {}, [standIn(name), idOf(name)])
  Reflect.apply(transform, {}, [standIn("never-reached"), idOf("never-reached")])
  const result: unknown = Reflect.apply(transform, {}, ["", "virtual:mf-REMOTE_ENTRY_ID:a"])
  const chunk = { type: "chunk", imports: [], dynamicImports: [], moduleIds: [] }
  const bundle = {
    "remoteEntry.js": { ...chunk, ...(result as { code: string }), dynamicImports: ["app.js"] },
    "app.js": { ...chunk, moduleIds: taken.map(idOf) },
    "other.js": { ...chunk, moduleIds: [idOf("never-reached")] },
  }
  Reflect.apply(generateBundle, {}, [{}, bundle])
  expect(Object.keys(bundle)).not.toContain("other.js")
  const entry = join(root, "remoteEntry.mjs")
  writeFileSync(entry, bundle["remoteEntry.js"].code)
  return (await import(pathToFileURL(entry).href)) as {
    init(scope: object): void
    get(name: string): Promise<() => { default: unknown }>
  }
}

it("a container takes what the shell gives, and not what another remote only wishes for", async () => {
  const { init } = await aContainer("kernel")
  const kernel = {}
  const wish = { shareConfig: { import: false } }
  init({ kernel: { "9.0.0": wish, "1.0.0": { lib: () => kernel } } })
  const { share } = Reflect.get(globalThis, "__mf_module_cache__") as { share: object }
  expect(Reflect.get(share, "default:kernel")).toBe(kernel)
})

it("a container that takes what the shell does not give says so, and does not begin", async () => {
  const { init } = await aContainer("kernel", "react-dom/server")
  const wish = { shareConfig: { import: false } }
  const given = { "1.0.0": { lib: () => ({}) } }
  expect(() => init({ kernel: given, "react-dom/server": { "1.0.0": wish } })).toThrow(
    "This shell does not give react-dom/server, which this release takes from it.",
  )
})

it("a container has the modules of its manifest, and says so of others", async () => {
  const { get } = await aContainer()
  expect((await get("./app"))()).toHaveProperty("default", 7)
  await expect(get("./other")).rejects.toThrow("There is no module ./other here.")
})
