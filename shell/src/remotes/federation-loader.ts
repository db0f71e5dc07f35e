import { loadRemote, registerRemotes } from "@module-federation/runtime"
import {
  federationName,
  type PublishedMicroFrontend,
  type Registry,
  type RemoteComponent,
  type RemoteLoader,
} from "@shop/kernel/host"

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
  const entries = new Map<string, string>()
  for (const microFrontend of registry.microFrontends) {
    entries.set(microFrontend.name, microFrontend.entry)
    register(microFrontend, microFrontend.entry, false)
  }

  return {
    async load(microFrontend, module) {
      const id = `${federationName(microFrontend)}/${module.slice("./".length)}`
      const loaded = await loadRemote<{ default: RemoteComponent }>(id)
      if (!loaded?.default) throw new Error(`${id} has no default export.`)
      return loaded.default
    },
    async beforeRetry(name) {
      const { microFrontends } = await readRegistry()
      const published = microFrontends.find((candidate) => candidate.name === name)
      if (!published) return
      const isNew = published.entry !== entries.get(name)
      entries.set(name, published.entry)
      register(published, isNew ? published.entry : `${published.entry}?r=${Date.now()}`, true)
    },
  }
}
