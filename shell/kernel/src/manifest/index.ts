/* The contract between build tools, registry, servers and the shell. It brings zod: never for a browser. */
export { BOOT_ELEMENT_ID, type BootData, type ShopInfo } from "./boot.js"
export { defineManifest, type ManifestInput } from "./define-manifest.js"
export {
  type BuiltManifest,
  builtManifestSchema,
  type Fragment,
  type LocalizedText,
  type Manifest,
  manifestSchema,
  type MenuEntry,
  type ModuleAssets,
} from "./manifest-schema.js"
export {
  emptyRegistry,
  federationName,
  type Integrity,
  type PublishedMicroFrontend,
  type PublishedRelease,
  type Registry,
} from "./registry.js"
export { matchesRoute, type OwnedRoute, ownedRoute, routeOwner } from "./route-owner.js"
export { compareVersions, satisfiesRange } from "./satisfies-range.js"
export { shellNeeds, shellRoutes, shellSlots } from "./shell-routes.js"
export { kernelTextsIn } from "../messages/texts-in.js"
