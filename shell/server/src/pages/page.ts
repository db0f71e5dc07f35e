import {
  BOOT_ELEMENT_ID,
  type BootData,
  type Language,
  type Registry,
  routeOwner,
  type ShopInfo,
  shellRoutes,
} from "@shop/kernel/manifest"
import type { Catalogue } from "../catalogue/catalogue.js"
import { textsIn } from "../messages/texts-in.js"
import { scriptJson } from "./escape.js"
import { describePage } from "./head/describe-page.js"
import { headTags } from "./head/head-tags.js"
import type { PageFacts } from "./head/page-facts.js"
import { inlineStyles } from "./inline-styles.js"
import { isPageAddress } from "./page-address.js"
import { preloadsFor } from "./preloads.js"

const BOOT = `<script id="${BOOT_ELEMENT_ID}" type="application/json"></script>`
const LANGUAGE = '<html lang="en">'
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
    if (!html.includes(BOOT) || !html.includes(LANGUAGE) || !TITLE.test(html)) {
      throw new Error(
        `The shell's index.html lacks its title, ${LANGUAGE} or ${BOOT}; build the shell again.`,
      )
    }
    this.styles = inlineStyles(html)
  }

  /** `catalogue` is absent while products are not known; pages are drawn without them too. */
  render(pathname: string, language: Language, registry: Registry, catalogue?: Catalogue): Page {
    const path = pathname.replace(/(?<=.)\/+$/, "")
    const owner = routeOwner(registry, path)
    const isOwned = owner !== undefined || Object.values<string>(shellRoutes).includes(path)
    const { origin } = this.publicUrl
    const context = { shop: this.shop, origin, catalogue, language }
    const facts = isOwned && isPageAddress(path) ? describePage(path, context) : undefined
    const boot: BootData = { registry, shop: this.shop }
    const html = this.html
      .replace(LANGUAGE, `<html lang="${language}">`)
      .replace(TITLE, () => headTags(facts ?? this.nothing(language), context))
      .replace("</head>", () => `${preloadsFor(path, registry, owner).join("")}</head>`)
      .replace(BOOT, () => BOOT.replace("></", () => `>${scriptJson(boot)}</`))
    return { status: facts ? 200 : 404, html }
  }

  private nothing(language: Language): PageFacts {
    const texts = textsIn[language]
    return {
      title: texts.notFound,
      description: texts.description(this.shop.name),
      canonical: undefined,
      image: undefined,
      type: "website",
      structuredData: [],
    }
  }
}
