import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/*
 * Run by the storefront in a process of its own: loads every module of a release, and calls what is
 * exported as a component, with something in the place of all that a page would give. It prints, as
 * JSON, which of them threw; only the comparison with an earlier release says whose fault that is.
 */

type Stub = (...given: unknown[]) => unknown

/** Can be called, destructured, iterated, rendered; never throws and never ends. */
const anything: Stub = new Proxy(() => undefined, {
  get(_target, key) {
    if (key === "then") return undefined
    if (key === Symbol.toPrimitive) return () => ""
    if (key === Symbol.iterator) return () => [anything, anything, anything][Symbol.iterator]()
    return anything
  },
  set: () => true,
  apply: () => anything,
  construct: () => anything as object,
})

const everyShare = new Proxy({}, { get: () => anything, has: () => true, ownKeys: () => [] })
const browser = ["window", "document", "location", "localStorage", "sessionStorage", "history"]
for (const name of [...browser, "navigator", "matchMedia", "HTMLElement", "customElements"]) {
  Object.defineProperty(globalThis, name, { value: anything, configurable: true })
}
// Where the federation plugin's output finds shared packages before it asks anybody.
Object.assign(globalThis, { __mf_module_cache__: { share: everyShare, remote: {} } })

const [folder = "."] = process.argv.slice(2)
const threw: string[] = []

async function tryModule(file: string): Promise<void> {
  let module: { default?: unknown }
  try {
    module = (await import(pathToFileURL(join(folder, file)).href)) as typeof module
  } catch {
    threw.push(`${file} while loading`)
    return
  }
  try {
    if (typeof module.default === "function") Reflect.apply(module.default, undefined, [anything])
  } catch {
    threw.push(`${file} while drawing`)
  }
}

const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"))
for (const file of files.sort()) await tryModule(file)
console.log(JSON.stringify(threw))
process.exit()
