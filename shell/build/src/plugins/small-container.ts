import { resolve } from "node:path"
import type { Plugin, Rolldown } from "vite"

/** The federation plugin's module of remoteEntry.js. */
const ENTRY = "virtual:mf-REMOTE_ENTRY_ID"
/** Its stand-in for a shared module, and what that says of itself. */
const STAND_IN = "__loadShare__"
const CANONICAL = /"canonical":\s*"default:([^"]+)"/
/** Stands in the container for the names of what the release takes, until they are known. */
const TAKEN = "__SHOP_TAKEN__"

/**
 * The container as the federation runtime asks for it, `init` and `get`, and nothing else: all shared
 * packages are the shell's, so there is nothing to negotiate. What is given is put where the plugin's
 * stand-ins look for it; what lacks is said in a sentence, where exports would be undefined. An entry of
 * the scope without `lib` is another remote's own wish.
 */
function container(root: string, exposes: Record<string, string>): string {
  const modules = Object.entries(exposes).map(
    ([name, file]) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(resolve(root, file))}),`,
  )
  return `
const cache = (globalThis.__mf_module_cache__ ??= { share: {}, remote: {} })
const modules = { ${modules.join("\n")} }

export function init(scope) {
  for (const [name, versions] of Object.entries(scope)) {
    const given = Object.values(versions).find(({ lib }) => lib)
    if (given) cache.share["default:" + name] ??= given.lib()
  }
  const lacking = ${TAKEN}.filter((name) => !(("default:" + name) in cache.share))
  if (lacking.length > 0)
    throw new Error("This shell does not give " + lacking.join(", ") + ", which this release takes from it.")
}

export async function get(name) {
  if (!modules[name]) throw new Error("There is no module " + name + " here.")
  const module = await modules[name]()
  return () => module
}
`
}

/** The entry and all that it may ever load. */
function reached(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()) {
  const chunk = bundle[file]
  if (chunk?.type !== "chunk" || seen.has(file)) return seen
  seen.add(file)
  for (const next of [...chunk.imports, ...chunk.dynamicImports]) reached(bundle, next, seen)
  return seen
}

/**
 * Puts a container of a few lines in the place of the federation plugin's (20 kB, which negotiates what
 * is not negotiable here), and leaves out what only that one needed.
 */
export function smallContainer(exposes: Record<string, string>): Plugin {
  let root: string
  /** The name of each stand-in, by its id. */
  const standIns = new Map<string, string>()
  return {
    name: "shop:small-container",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      const name = id.includes(STAND_IN) && CANONICAL.exec(code)?.[1]
      if (name) standIns.set(id, name)
      if (id.includes(ENTRY)) return { code: container(root, exposes), map: null }
      return undefined
    },
    generateBundle(_options, bundle) {
      const needed = reached(bundle, "remoteEntry.js")
      const taken = new Set<string>()
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== "chunk") continue
        if (!needed.has(file)) delete bundle[file]
        else for (const id of output.moduleIds) taken.add(standIns.get(id) ?? "")
      }
      taken.delete("")
      const entry = bundle["remoteEntry.js"]
      if (entry?.type === "chunk")
        entry.code = entry.code.replace(TAKEN, JSON.stringify([...taken].sort()))
    },
  }
}
