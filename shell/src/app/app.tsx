import { type Composition, KernelProviders, readBootData } from "@shop/kernel/host"
import { lazy, Suspense } from "react"
import { Footer } from "../layout/footer/footer"
import { Header } from "../layout/header/header"
import { Notices } from "../layout/notices/notices"
import { PageEnd } from "../layout/page-end/page-end"
import { SkipLink } from "../layout/skip-link/skip-link"
import { SignInDialog } from "../session/sign-in-dialog"
import { PageOutlet } from "./page-outlet"
import { SignOutLeadsHome } from "./sign-out-leads-home"

const { stage } = readBootData() ?? {}
/** Loaded outside production only. */
const StagingTools = lazy(() => import("../staging/staging-tools"))

/** The whole shop: header, the page of the address, footer, and what floats above them. */
export function App({ composition }: { composition: Composition }) {
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
