import type { Pointer } from "@shop/registry"
import type { LastGood } from "../last-good.js"
import { isOwnRegistry } from "../registry/is-own-registry.js"
import { registryFor } from "../registry/visitor-registry.js"
import type { Settings } from "../settings.js"
import { ReleaseWatch } from "./release-watch.js"

const TRIAL = 0
const NO_TRIAL = 100

/** The watch over this shop's releases. It writes the registry only where that is a folder of this machine. */
export function releaseWatch(settings: Settings, registries: LastGood<Pointer>): ReleaseWatch {
  const { port, portBase, localDir, registryUrl, secret } = settings
  const own = `127.0.0.1:${port}`
  return new ReleaseWatch({
    secret,
    localDir: isOwnRegistry(registryUrl) ? localDir : undefined,
    pointer: () => registries.current(),
    ownRegistries: (pointer) =>
      [NO_TRIAL, TRIAL].map((bucket) => registryFor(own, pointer, { port, portBase }, bucket)),
    origin: `http://${own}`,
  })
}
