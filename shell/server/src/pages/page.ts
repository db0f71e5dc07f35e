import {
  BOOT_ELEMENT_ID,
  type BootData,
  type Registry,
  routeOwner,
  type ShopInfo,
  shellRoutes,
} from "@shop/kernel/manifest"
import { en } from "../messages/en.js"
import { escapeHtml, scriptJson } from "./escape.js"
import { inlineStyles } from "./inline-styles.js"
import { isPageAddress } from "./page-address.js"
import { preloadsFor } from "./preloads.js"

const BOOT = `<script id="${BOOT_ELEMENT_ID}" type="application/json"></script>`
const TITLE = /<title>[^<]*<\/title>/

/** A page of the shop as a browser first gets it. */
export interface Page {
  status: 200 | 404
  html: string
}

/** Writes into the shell's index.html what only the server knows: who is live, head, preloads. */
export class PageTemplate {
  /** Sources of the style elements that every page carries, for its policy. */
  readonly styles: readonly string[]

  constructor(
    private readonly html: string,
    private readonly shop: ShopInfo,
    private readonly publicUrl: URL,
  ) {
    if (!html.includes(BOOT) || !TITLE.test(html)) {
      throw new Error(`The shell's index.html lacks its title or ${BOOT}; build the shell again.`)
    }
    this.styles = inlineStyles(html)
  }

  render(pathname: string, registry: Registry): Page {
    const path = pathname.replace(/(?<=.)\/+$/, "")
    const owner = routeOwner(registry, path)
    const isOwned = owner !== undefined || Object.values<string>(shellRoutes).includes(path)
    const isKnown = isOwned && isPageAddress(path)
    const boot: BootData = { registry, shop: this.shop }
    const html = this.html
      .replace(TITLE, () => this.head(path, isKnown))
      .replace("</head>", () => `${preloadsFor(path, registry, owner).join("")}</head>`)
      .replace(BOOT, () => BOOT.replace("></", () => `>${scriptJson(boot)}</`))
    return { status: isKnown ? 200 : 404, html }
  }

  private head(path: string, isKnown: boolean): string {
    const { name } = this.shop
    const own = isKnown ? en.titles[path] : en.notFound
    const description = escapeHtml(en.description(name))
    const canonical = escapeHtml(this.publicUrl.origin + path)
    return [
      `<title>${escapeHtml(own ? `${own} · ${name}` : name)}</title>`,
      `<meta name="description" content="${description}">`,
      ...(isKnown
        ? [`<link rel="canonical" href="${canonical}">`]
        : [`<meta name="robots" content="noindex">`]),
    ].join("")
  }
}
