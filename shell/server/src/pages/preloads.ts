import {
  matchesRoute,
  type PublishedMicroFrontend,
  type Registry,
  shellSlots,
} from "@shop/kernel/manifest"
import { escapeHtml } from "./escape.js"

/** The shell's slot between page and footer: nobody sees it before the page, so its code takes no turn ahead. */
const PAGE_END = "shell.page.end/v1"

/** Data that nearly every page asks for; the request starts with the page in place of after its code. */
const IS_AUTH = "/api/user/is-auth"
const PRODUCTS = "/api/product/list"

/** A module that a page shows from the start. */
export interface ShownModule {
  owner: PublishedMicroFrontend
  module: string
  /** Whether it is on the screen first of all, and so is preloaded. */
  isFirst: boolean
}

/** What a page shows from the start: its owner's screens, and the fragments in its slots and in the shell's. */
export function shownModules(
  pathname: string,
  registry: Registry,
  owner: PublishedMicroFrontend | undefined,
): ShownModule[] {
  const offered = (owner?.slots ?? []).filter(
    ({ routes }) => routes.length === 0 || routes.some((route) => matchesRoute(route, pathname)),
  )
  const slots = new Set([...shellSlots, ...offered.map(({ id }) => id)])
  const fragments = registry.microFrontends.flatMap((one) =>
    one.fragments
      .filter((fragment) => slots.has(fragment.slot))
      .map(({ module, slot }) => ({ owner: one, module, isFirst: slot !== PAGE_END })),
  )
  return [...(owner ? [{ owner, module: "./app", isFirst: true }] : []), ...fragments]
}

function moduleLinks({ owner, module }: ShownModule): string[] {
  const folder = owner.entry.slice(0, owner.entry.lastIndexOf("/") + 1)
  const { js = [], css = [] } = owner.assets[module] ?? {}
  // Preloads do not look into the import map, and what they fetched counts only with the same digest.
  const link = (file: string, rel: string, as?: string) => {
    const digest = owner.integrity?.[file]
    const integrity = digest ? ` integrity="${escapeHtml(digest)}"` : ""
    const use = as ? ` as="${as}"` : ""
    return `<link rel="${rel}"${use} crossorigin${integrity} href="${escapeHtml(folder + file)}">`
  }
  return [
    ...js.map((file) => link(file, "modulepreload")),
    ...css.map((file) => link(file, "preload", "style")),
  ]
}

const dataLink = (path: string) =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`

/** The links that let a browser fetch at once what the page will need: code, styles and first data. */
export function preloadsFor(
  shown: readonly ShownModule[],
  owner: PublishedMicroFrontend | undefined,
): string[] {
  const first = shown.filter(({ isFirst }) => isFirst)
  const data = owner?.needs?.calls.includes("product.list") ? [dataLink(PRODUCTS)] : []
  return [...new Set([...data, dataLink(IS_AUTH), ...first.flatMap(moduleLinks)])]
}
