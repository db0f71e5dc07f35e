/** What search engines and shared links show of a page before its code has run. */
export const en = {
  locale: "en_IN",
  description: (shop: string) =>
    `${shop}: fresh groceries at affordable prices, delivered in under 30 minutes.`,
  categoryDescription: (category: string, shop: string) =>
    `${category} from ${shop}: fresh, at affordable prices, delivered in under 30 minutes.`,
  home: "Home",
  products: "Products",
  /** Of the shell's own pages; those of others stand in their manifests. */
  titles: {
    "/contact": "Contact",
    "/faqs": "FAQs",
    "/return-policy": "Return and Refund Policy",
    "/forgot-password": "Forgot Password",
    "/newsletter/confirm": "Newsletter",
    "/newsletter/unsubscribe": "Newsletter",
  } as Record<string, string>,
  notFound: "Page Not Found",
}
