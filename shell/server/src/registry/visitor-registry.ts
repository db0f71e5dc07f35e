import type { PublishedRelease, Registry } from "@shop/kernel/manifest"
import type { LiveMicroFrontend, Pointer, Release } from "@shop/registry"
import type { Settings } from "../settings.js"

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"])

type Place = Pick<Settings, "port" | "portBase">

/** The loopback name the visitor used to come straight to this server, if so. */
function loopbackNameOf(host: string, { port }: Place): string | undefined {
  const [, name = "", asked] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  return loopback.has(name) && asked === String(port) ? name : undefined
}

/** The releases of a micro-frontend that a visitor gets: the one to run, and the one to fall back to. */
export function releasesFor(
  { portOffset: _, previous, canary, ...live }: LiveMicroFrontend,
  bucket: number,
): [chosen: Release, fallback: Release | undefined] {
  if (!canary || bucket >= canary.share) return [live, previous]
  const { share: _share, ...trial } = canary
  return [trial, live]
}

/**
 * The registry as a browser needs it: with addresses that this visitor can reach, and the releases that
 * are theirs. `host` is how they call this server.
 */
export function registryFor(
  host: string,
  pointer: Pointer,
  place: Place,
  bucket: number,
): Registry {
  const name = loopbackNameOf(host, place)
  const { portBase } = place

  /** The address of the folder that holds a micro-frontend's releases, as this visitor can reach it. */
  function baseFor(release: Release, portOffset: number | undefined): string {
    if (release.baseUrl) return release.baseUrl.replace(/\/$/, "")
    // On this machine each has its own server and origin; from elsewhere only this port is known to be open.
    if (name && portOffset) return `http://${name}:${portBase + portOffset}`
    return `/mfe/${release.name}`
  }

  return {
    microFrontends: pointer.microFrontends.map((live) => {
      const entryOf = (one: Release) =>
        `${baseFor(one, live.portOffset)}/${one.release}/remoteEntry.js`
      const [chosen, behind] = releasesFor(live, bucket)
      const { baseUrl: _base, budget: _budget, publishedAt: _at, ...published } = chosen
      const fallback: PublishedRelease | undefined = behind && {
        release: behind.release,
        entry: entryOf(behind),
        assets: behind.assets,
        integrity: behind.integrity,
      }
      return { ...published, entry: entryOf(chosen), ...(fallback && { fallback }) }
    }),
  }
}

/** The origins, other than the storefront's own, from which the registry's code comes. */
export function originsOf(registry: Registry): string[] {
  const entries = registry.microFrontends.flatMap(({ entry, fallback }) =>
    fallback ? [entry, fallback.entry] : [entry],
  )
  return [
    ...new Set(
      entries.filter((entry) => URL.canParse(entry)).map((entry) => new URL(entry).origin),
    ),
  ]
}

/** Less what no browser needs in a page: its import map has the digests, its head what is said of it. */
export function withoutDigests({ microFrontends }: Registry): Registry {
  return {
    microFrontends: microFrontends.map(
      ({ needs: _needs, pages: _pages, integrity: _integrity, fallback, ...published }) => {
        if (!fallback) return published
        const { integrity: _digests, ...behind } = fallback
        return { ...published, fallback: behind }
      },
    ),
  }
}
