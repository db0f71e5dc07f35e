/** The addresses that the shell draws itself; no micro-frontend may claim one. */
export const shellRoutes = {
  contact: "/contact",
  faqs: "/faqs",
  returnPolicy: "/return-policy",
  forgotPassword: "/forgot-password",
  loader: "/loader",
  newsletterConfirm: "/newsletter/confirm",
  newsletterUnsubscribe: "/newsletter/unsubscribe",
} as const
