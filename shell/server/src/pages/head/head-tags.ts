import { textsIn } from "../../messages/texts-in.js"
import { escapeHtml, scriptJson } from "../escape.js"
import type { PageContext } from "./page-context.js"
import type { PageFacts } from "./page-facts.js"

/** What is shared of a page without a picture of its own. */
const SHOP_PICTURE = "/icons/icon-512.png"

const icons =
  '<link rel="manifest" href="/manifest.webmanifest">' +
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">'

/** The colour of the page, which phones continue around it; as in the design system's tokens. */
const colours =
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf5">' +
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111511">'

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`

/** Title, description, canonical address, Open Graph and JSON-LD of a page. */
export function headTags(facts: PageFacts, { shop, origin, language }: PageContext): string {
  const { title, description, canonical, image, type, structuredData } = facts
  const fullTitle = title ? `${title} · ${shop.name}` : shop.name
  const picture = image ?? { url: origin + SHOP_PICTURE, alt: shop.name }
  const address = canonical === undefined ? undefined : origin + canonical
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    named("description", description),
    address === undefined
      ? named("robots", "noindex")
      : `<link rel="canonical" href="${escapeHtml(address)}">${property("og:url", address)}`,
    property("og:title", title ?? shop.name),
    property("og:description", description),
    property("og:type", type),
    property("og:site_name", shop.name),
    property("og:locale", textsIn[language].locale),
    property("og:image", picture.url),
    property("og:image:alt", picture.alt),
    named("twitter:card", image ? "summary_large_image" : "summary"),
    colours,
    icons,
    ...structuredData.map(
      (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
    ),
  ].join("")
}
