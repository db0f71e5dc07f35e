import type { CatalogueSource } from "../catalogue/catalogue-source.js"
import { en } from "../messages/en.js"
import type { Settings } from "../settings.js"
import { robots } from "./robots.js"
import { sitemap } from "./sitemap.js"
import { webManifest } from "./web-manifest.js"

/** A document that the storefront writes itself; without a body it cannot be written right now. */
export interface Document {
  type: string
  body: string | undefined
}

/** What robots and phones ask a shop for: path → the document as it is now. */
export function documentsOf(
  { shop, publicUrl: { origin } }: Settings,
  catalogues: CatalogueSource,
): ReadonlyMap<string, () => Promise<Document>> {
  return new Map([
    ["/robots.txt", async () => ({ type: "text/plain; charset=utf-8", body: robots(origin) })],
    [
      "/manifest.webmanifest",
      async () => ({
        type: "application/manifest+json",
        body: webManifest(shop, en.description(shop.name)),
      }),
    ],
    [
      "/sitemap.xml",
      async () => {
        const catalogue = await catalogues.current()
        // Half a sitemap would take products out of search results; robots come again.
        return { type: "application/xml", body: catalogue && sitemap(origin, catalogue) }
      },
    ],
  ])
}
