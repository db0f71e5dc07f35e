import type { Language } from "@shop/api/language"
import {
  BOOT_ELEMENT_ID,
  type BootData,
  ownedRoute,
  type PublishedMicroFrontend,
  type Registry,
  type ShopInfo,
} from "@shop/kernel/manifest"
import type { Catalogue } from "../catalogue/catalogue.js"
import { textsIn } from "../messages/texts-in.js"
import { importMapOf, sourceOf } from "../registry/import-map.js"
import { withoutDigests } from "../registry/visitor-registry.js"
import { scriptJson } from "./escape.js"
import { describePage } from "./head/describe-page.js"
import { headTags } from "./head/head-tags.js"
import type { PageFacts } from "./head/page-facts.js"
import { pageWords } from "./head/page-words.js"
import { inlineStyles } from "./inline-styles.js"
import { isPageAddress } from "./page-address.js"
import { preloadsFor, shownModules } from "./preloads.js"

const BOOT = `<script id="${BOOT_ELEMENT_ID}" type="application/json"></script>`
const LANGUAGE = '<html lang="en">'
const TITLE = /<title>[^<]*<\/title>/

/** A page of the shop as a browser first gets it. */
export interface Page {
  status: 200 | 404
  html: string
  /** What tells this page from others, as far as a browser that has it must know. */
  mark: string
  /** Sources of the inline scripts that run in it, for its policy. */
  scripts: readonly string[]
}

/** Whom a page is for, and what is known when it is written. */
export interface Visit {
  language: Language
  registry: Registry
  /** Absent while products are not known; pages are drawn without them too. */
  catalogue: Catalogue | undefined
  /** Counts the page view, with what it shows; its token goes into the page. */
  begin?: (shown: PublishedMicroFrontend[]) => string
  /** Every page view counts now: one that a browser has already is sent again. */
  isWatched?: boolean
  /** Only outside production. */
  stage?: "development" | "staging"
  /** What this visitor runs from their own machine; nothing in production. */
  overrides?: Record<string, string>
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

  render(pathname: string, visit: Visit): Page {
    const { language, registry, catalogue, begin, isWatched = false } = visit
    const path = pathname.replace(/(?<=.)\/+$/, "")
    const found = ownedRoute(registry, path)
    const owner = found?.owner
    const words = pageWords(path, found, language)
    const { origin } = this.publicUrl
    const context = { shop: this.shop, origin, catalogue, language }
    const facts = words && isPageAddress(path) ? describePage(path, words, context) : undefined
    const shown = shownModules(path, registry, owner)
    const view = begin?.([...new Set(shown.map((one) => one.owner))])
    const boot: BootData = {
      registry: withoutDigests(registry),
      shop: this.shop,
      ...(visit.stage && { stage: visit.stage }),
      ...(Object.keys(visit.overrides ?? {}).length > 0 && { overrides: visit.overrides }),
    }
    // It must stand before the first module of the page, or browsers ignore it.
    const map = importMapOf(registry)
    const mapTag = map ? `<script type="importmap">${map}</script>` : ""
    const write = (data: BootData) =>
      this.html
        .replace(LANGUAGE, `<html lang="${language}">`)
        .replace(TITLE, () => headTags(facts ?? this.nothing(language), context))
        .replace("</head>", () => `${preloadsFor(shown, owner).join("")}</head>`)
        .replace(BOOT, () => mapTag + BOOT.replace("></", () => `>${scriptJson(data)}</`))
    const html = write(view ? { ...boot, view } : boot)
    const mark = view && !isWatched ? html.replace(view, "") : html
    return { status: facts ? 200 : 404, html, mark, scripts: map ? [sourceOf(map)] : [] }
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
