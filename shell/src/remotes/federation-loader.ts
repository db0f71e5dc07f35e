import {
  type PublishedMicroFrontend,
  type PublishedRelease,
  type Registry,
  type RemoteComponent,
  type RemoteLoader,
} from "@shop/kernel/host"
import { loadModule } from "./container"
import { giveRuntime, negotiates } from "./federation-runtime"
import { loadStylesheet } from "./load-stylesheet"
import { pageDigest } from "./page-digests"
import { reportFailure } from "./report-failure"
import { verifyRelease } from "./verify-release"
import { withinPatience } from "./within-patience"

const REGISTRY_ADDRESS = "/mfe/registry.json"

/** What of a micro-frontend this page view runs. */
interface Running {
  published: PublishedMicroFrontend
  /** The live release, or the last good one. */
  release: PublishedRelease
  /** The address its entry is asked for under. */
  entry: string
  /** How often somebody tried again. */
  retries: number
}

const absolute = (address: string) => new URL(address, location.href).href

/** Reads the registry anew, past every cache. */
async function readRegistry(): Promise<Registry> {
  const answer = await fetch(REGISTRY_ADDRESS, { cache: "no-store" })
  if (!answer.ok) throw new Error(`${REGISTRY_ADDRESS} answered ${answer.status}`)
  return (await answer.json()) as Registry
}

function loadStyles({ entry, assets, integrity }: PublishedRelease, module: string) {
  return (assets[module]?.css ?? []).map((file) => {
    const href = new URL(file, absolute(entry)).href
    return loadStylesheet(href, pageDigest(href) ?? integrity?.[file])
  })
}

/**
 * Loads remotes through their containers. Before another try it asks the registry again: a
 * newer version may have mended the fault. Browsers remember a module that failed by its address,
 * so an unchanged entry is asked for under a new one.
 */
export function createFederationLoader(registry: Registry): RemoteLoader {
  const running = new Map<string, Running>()

  function run(published: PublishedMicroFrontend, release: PublishedRelease, retries: number) {
    const address = absolute(release.entry)
    const entry = retries > 0 ? `${address}?r=${retries}` : address
    running.set(published.name, { published, release, entry, retries })
  }

  for (const published of registry.microFrontends) run(published, published, 0)

  return {
    async load(name, module) {
      const now = running.get(name)
      if (!now) throw new Error(`${name} is not in the registry.`)
      await verifyRelease(now.release, now.entry)
      const styles = Promise.all(loadStyles(now.release, module))
      if (negotiates(now.release, module)) await giveRuntime()
      const all = Promise.all([loadModule(now.entry, module), styles])
      const [loaded] = await withinPatience(all, `${module} of ${name}`)
      const component = (loaded as { default?: RemoteComponent }).default
      if (!component) throw new Error(`${module} of ${name} has no default export.`)
      return component
    },
    async beforeRetry(name) {
      const { microFrontends } = await readRegistry()
      const published = microFrontends.find((candidate) => candidate.name === name)
      const before = running.get(name)
      if (!published) return
      const isNew = published.entry !== before?.published.entry
      run(published, published, isNew ? 0 : (before?.retries ?? 0) + 1)
    },
    fallBack(name) {
      const now = running.get(name)
      const last = now?.published.fallback
      if (!now || !last || now.release === last) return false
      run(now.published, last, 0)
      return true
    },
    failed(name, module, kind) {
      const now = running.get(name)
      if (now) reportFailure(name, now.release.release, module, kind)
    },
  }
}
