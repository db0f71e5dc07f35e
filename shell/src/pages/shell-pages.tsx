import { Route, Routes, useSession } from "@shop/kernel"
import { readBootData, shellRoutes, useComposition } from "@shop/kernel/host"
import { lazy, Suspense } from "react"
import { ContactPage } from "./contact/contact-page"
import { FaqsPage } from "./faqs/faqs-page"
import { ForgotPasswordPage } from "./forgot-password/forgot-password-page"
import { LoaderPage } from "./loader/loader-page"
import { NewsletterPage } from "./newsletter/newsletter-page"
import { NotFoundPage } from "./not-found/not-found-page"
import { ReturnPolicyPage } from "./return-policy/return-policy-page"

/** Loaded outside production only, and there by teams. */
const InspectorPage = lazy(() => import("../staging/inspector-page"))

/** The pages that the shell draws itself. */
export function ShellPages() {
  const { status } = useSession()
  const { Loading } = useComposition()
  return (
    <Routes>
      <Route path={shellRoutes.contact} element={<ContactPage />} />
      <Route path={shellRoutes.faqs} element={<FaqsPage />} />
      <Route path={shellRoutes.returnPolicy} element={<ReturnPolicyPage />} />
      <Route path={shellRoutes.loader} element={<LoaderPage />} />
      <Route path={shellRoutes.newsletterConfirm} element={<NewsletterPage to="confirm" />} />
      <Route
        path={shellRoutes.newsletterUnsubscribe}
        element={<NewsletterPage to="unsubscribe" />}
      />
      {status === "signed-in" ? null : (
        <Route
          path={shellRoutes.forgotPassword}
          // Whose page it is not must not see it first.
          element={
            status === "loading" ? <Loading place="page" slow={false} /> : <ForgotPasswordPage />
          }
        />
      )}
      {readBootData()?.stage ? (
        <Route
          path={shellRoutes.inspector}
          element={
            <Suspense>
              <InspectorPage />
            </Suspense>
          }
        />
      ) : null}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
