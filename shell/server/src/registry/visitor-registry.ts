import type { IncomingMessage } from "node:http"
import type { Registry } from "@shop/kernel/manifest"
import type { LiveMicroFrontend, Pointer } from "@shop/registry"
import type { Settings } from "../settings.js"

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"])

type Place = Pick<Settings, "port" | "portBase">

/** The loopback name the visitor used to come straight to this server, if so. */
function loopbackNameOf(request: IncomingMessage, { port }: Place): string | undefined {
  const [, name = "", asked] = /^(.*?)(?::(\d+))?$/.exec(request.headers.host ?? "") ?? []
  return loopback.has(name) && asked === String(port) ? name : undefined
}

/** The address of the folder that holds a micro-frontend's releases, as this visitor can reach it. */
function baseFor(live: LiveMicroFrontend, name: string | undefined, { portBase }: Place): string {
  if (live.baseUrl) return live.baseUrl.replace(/\/$/, "")
  // On this machine each has its own server and origin; from elsewhere only this port is known to be open.
  if (name && live.portOffset) return `http://${name}:${portBase + live.portOffset}`
  return `/mfe/${live.name}`
}

/** The registry as a browser needs it: with addresses that this visitor can reach. */
export function registryFor(request: IncomingMessage, pointer: Pointer, place: Place): Registry {
  const name = loopbackNameOf(request, place)
  return {
    microFrontends: pointer.microFrontends.map((live) => {
      const { release, portOffset: _offset, baseUrl: _base, ...built } = live
      return { ...built, entry: `${baseFor(live, name, place)}/${release}/remoteEntry.js` }
    }),
  }
}

/** The origins, other than the storefront's own, from which the registry's code comes. */
export function originsOf(registry: Registry): string[] {
  const entries = registry.microFrontends.map(({ entry }) => entry)
  return [
    ...new Set(
      entries.filter((entry) => URL.canParse(entry)).map((entry) => new URL(entry).origin),
    ),
  ]
}
