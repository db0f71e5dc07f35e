/** The addresses that the shell draws itself; no micro-frontend may claim one. */
export const shellRoutes = {
  contact: "/contact",
  faqs: "/faqs",
  returnPolicy: "/return-policy",
  forgotPassword: "/forgot-password",
  loader: "/loader",
  newsletterConfirm: "/newsletter/confirm",
  newsletterUnsubscribe: "/newsletter/unsubscribe",
  /** Outside production only. */
  inspector: "/mfe/inspector",
} as const

/** Slots that the shell itself draws. */
export const shellSlots: readonly string[] = ["shell.header.end/v1", "shell.page.end/v1"]

/** Pages of micro-frontends that the shell leads to: the brand and the way home, and the search. */
export const shellNeeds = { routes: ["/", "/products"] } as const
