import { resolve } from "node:path"
import type { Plugin, Rolldown } from "vite"

/** The federation plugin's module of remoteEntry.js. */
const ENTRY = "virtual:mf-REMOTE_ENTRY_ID"

/**
 * The container as the federation runtime asks for it, `init` and `get`, and nothing else: all shared
 * packages are the shell's, so there is nothing to negotiate. What is taken is put where the plugin's
 * stand-ins look for it. An entry of the scope without `lib` is another remote's own wish.
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
  return {
    name: "shop:small-container",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root
    },
    transform(_code, id) {
      if (id.includes(ENTRY)) return { code: container(root, exposes), map: null }
      return undefined
    },
    generateBundle(_options, bundle) {
      const needed = reached(bundle, "remoteEntry.js")
      for (const [file, { type }] of Object.entries(bundle)) {
        if (type === "chunk" && !needed.has(file)) delete bundle[file]
      }
    },
  }
}
