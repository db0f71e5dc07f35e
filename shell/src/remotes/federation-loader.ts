import { loadRemote, registerRemotes } from "@module-federation/runtime"
import {
  federationName,
  type PublishedMicroFrontend,
  type Registry,
  type RemoteComponent,
  type RemoteLoader,
} from "@shop/kernel/host"
import { loadStylesheet } from "./load-stylesheet"

const REGISTRY_ADDRESS = "/mfe/registry.json"

function register(microFrontend: PublishedMicroFrontend, entry: string, force: boolean) {
  const name = federationName(microFrontend.name)
  registerRemotes([{ name, entry, type: "module", entryGlobalName: name }], { force })
}

/** Reads the registry anew, past every cache. */
async function readRegistry(): Promise<Registry> {
  const answer = await fetch(REGISTRY_ADDRESS, { cache: "no-store" })
  if (!answer.ok) throw new Error(`${REGISTRY_ADDRESS} answered ${answer.status}`)
  return (await answer.json()) as Registry
}

/**
 * Loads remotes through the federation runtime. Before another try it asks the registry again: a
 * newer version may have mended the fault. Browsers remember a module that failed by its address,
 * so an unchanged entry is asked for under a new one.
 */
export function createFederationLoader(registry: Registry): RemoteLoader {
  const published = new Map<string, PublishedMicroFrontend>()
  for (const microFrontend of registry.microFrontends) {
    published.set(microFrontend.name, microFrontend)
    register(microFrontend, microFrontend.entry, false)
  }

  function loadStyles(name: string, module: string): Promise<void>[] {
    const { entry = "", assets = {} } = published.get(name) ?? {}
    const folder = new URL(entry, location.href)
    return (assets[module]?.css ?? []).map((file) => loadStylesheet(new URL(file, folder).href))
  }

  return {
    async load(name, module) {
      const id = `${federationName(name)}/${module.slice("./".length)}`
      const styles = Promise.all(loadStyles(name, module))
      const [loaded] = await Promise.all([loadRemote<{ default: RemoteComponent }>(id), styles])
      if (!loaded?.default) throw new Error(`${id} has no default export.`)
      return loaded.default
    },
    async beforeRetry(name) {
      const { microFrontends } = await readRegistry()
      const now = microFrontends.find((candidate) => candidate.name === name)
      if (!now) return
      const isNew = now.entry !== published.get(name)?.entry
      published.set(name, now)
      register(now, isNew ? now.entry : `${now.entry}?r=${Date.now()}`, true)
    },
  }
}
