/* What only the shell uses, and the fake shell that stands in for it. Never imported by a remote. */
export { readBootData } from "./boot-data"
export { PRODUCT_SEARCH_PATH } from "./catalogue/product-search"
export { type BootData } from "./manifest/boot"
export {
  type Composition,
  CompositionProvider,
  type RemotePlace,
  type RemotePlaceholders,
  useComposition,
} from "./composition/composition"
export {
  emptyRegistry,
  type PublishedMicroFrontend,
  type PublishedRelease,
  type Registry,
} from "./manifest/registry"
export { RemotePart } from "./composition/remote-part"
export {
  type FailureKind,
  type RemoteComponent,
  type RemoteLoader,
  RemoteModules,
} from "./composition/remote-modules"
export { useNavigationType } from "react-router-dom"
export { whenTextsAreHere } from "./language/language"
export { languages } from "@shop/api/language"
export { routeOwner } from "./manifest/route-owner"
export { shellRoutes } from "./manifest/shell-routes"
export { useLocalizedText } from "./messages/create-messages"
export { clearNotices, noticeSettings } from "./notices"
export { KernelProviders } from "./providers"
export { queryClient } from "./query/query-client"
export { recheckSellerSession } from "./session/seller-session"
export { checkSession, enterSession } from "./session/session"
export { closeSignIn, useSignInOpen } from "./session/sign-in-dialog"
export { useNotices } from "./use-notices"
export { useStore } from "./store"
