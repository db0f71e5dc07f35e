import { categoryKeys } from "@shop/api"
import { shellRoutes } from "@shop/kernel/manifest"
import type { Catalogue } from "../catalogue/catalogue.js"
import { escapeHtml } from "../pages/escape.js"
import { categoryPath, productPath } from "../pages/head/product-address.js"

const fixed = ["/", "/products", shellRoutes.contact, shellRoutes.faqs, shellRoutes.returnPolicy]

/** Every page that search engines shall know, by sitemaps.org's protocol. */
export function sitemap(origin: string, { products }: Catalogue): string {
  const paths = [...fixed, ...categoryKeys.map(categoryPath), ...products.map(productPath)]
  const entries = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`
}
