import type { Plugin, PluginOption, Rolldown } from "vite"

/**
 * Lets the federation plugin wait for the whole module graph. It takes the graph for complete when
 * every module it has *begun to load* is parsed and nothing happens for 10 ms; on a busy machine
 * the imports of a module are often begun later than that, and the remote is then built without
 * exports and shares that were not seen yet ("… is not exported by …loadShare…"). Here its
 * `parseStart` hears of a module's imports as soon as the module is parsed, so none is missed.
 */
export function waitForWholeGraph(plugins: PluginOption[]): PluginOption[] {
  const flat = plugins.flat(10) as Plugin[]
  const start = flat.find((plugin) => plugin.name === "parseStart")?.load
  const end = flat.find((plugin) => plugin.name === "parseEnd")
  const parsed = end?.moduleParsed
  if (typeof start !== "function" || !end || typeof parsed !== "function")
    throw new Error("@module-federation/vite has changed: look at whole-graph.ts again.")
  end.moduleParsed = function (module) {
    for (const id of [...module.importedIds, ...module.dynamicallyImportedIds])
      Reflect.apply(start, this, [id])
    return parsed.call(this, module)
  } satisfies (this: Rolldown.PluginContext, module: Rolldown.ModuleInfo) => unknown
  return flat
}
