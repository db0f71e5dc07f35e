import { KernelProviders, readBootData, type Registry, RemoteModules } from "@shop/kernel/host"
import { lazy, Suspense, useState } from "react"
import { Footer } from "../layout/footer/footer"
import { Header } from "../layout/header/header"
import { Notices } from "../layout/notices/notices"
import { PageEnd } from "../layout/page-end/page-end"
import { RemoteFailed } from "../layout/remote/remote-failed"
import { RemoteLoading } from "../layout/remote/remote-loading"
import { SkipLink } from "../layout/skip-link/skip-link"
import { createFederationLoader } from "../remotes/federation-loader"
import { SignInDialog } from "../session/sign-in-dialog"
import { PageOutlet } from "./page-outlet"
import { SignOutLeadsHome } from "./sign-out-leads-home"

const { stage } = readBootData() ?? {}
/** Loaded outside production only. */
const StagingTools = lazy(() => import("../staging/staging-tools"))

/** The whole shop: header, the page of the address, footer, and what floats above them. */
export function App({ registry }: { registry: Registry }) {
  const [composition] = useState(() => ({
    registry,
    modules: new RemoteModules(createFederationLoader(registry)),
    Loading: RemoteLoading,
    Failed: RemoteFailed,
  }))
  return (
    <KernelProviders composition={composition}>
      <SkipLink />
      <Header />
      <PageOutlet />
      <PageEnd />
      <Footer />
      <SignInDialog />
      <SignOutLeadsHome />
      <Notices />
      {stage ? (
        <Suspense>
          <StagingTools />
        </Suspense>
      ) : null}
    </KernelProviders>
  )
}
