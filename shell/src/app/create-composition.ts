import { type Composition, type Registry, RemoteModules } from "@shop/kernel/host"
import { RemoteFailed } from "../layout/remote/remote-failed"
import { RemoteLoading } from "../layout/remote/remote-loading"
import { createFederationLoader } from "../remotes/federation-loader"

/** Who is in this page view, how they are loaded, and what stands in their place meanwhile. */
export function createComposition(registry: Registry): Composition {
  return {
    registry,
    modules: new RemoteModules(createFederationLoader(registry)),
    Loading: RemoteLoading,
    Failed: RemoteFailed,
  }
}
