import { matchesRoute, type PublishedMicroFrontend, type Registry } from "@shop/kernel/manifest"
import { escapeHtml } from "./escape.js"

/** The slot in the header, which every page of the shop shows. */
const HEADER_SLOT = "shell.header.end/v1"

/** Data that nearly every page asks for; the request starts with the page in place of after its code. */
const IS_AUTH = "/api/user/is-auth"
const PRODUCTS = "/api/product/list"

const moduleLinks = (owner: PublishedMicroFrontend, module: string): string[] => {
  const folder = owner.entry.slice(0, owner.entry.lastIndexOf("/") + 1)
  const { js = [], css = [] } = owner.assets[module] ?? {}
  return [
    ...js.map(
      (file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(folder + file)}">`,
    ),
    ...css.map(
      (file) => `<link rel="preload" as="style" crossorigin href="${escapeHtml(folder + file)}">`,
    ),
  ]
}

const dataLink = (path: string) =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`

/**
 * The links that let a browser fetch at once what the page will need: the owner's code, that of the
 * fragments in the slots of this page and in the header, and first data.
 */
export function preloadsFor(
  pathname: string,
  registry: Registry,
  owner: PublishedMicroFrontend | undefined,
): string[] {
  const shown = (owner?.slots ?? []).filter(
    ({ routes }) => routes.length === 0 || routes.some((route) => matchesRoute(route, pathname)),
  )
  const slots = new Set([HEADER_SLOT, ...shown.map(({ id }) => id)])
  const fragments = registry.microFrontends.flatMap((one) =>
    one.fragments
      .filter((fragment) => slots.has(fragment.slot))
      .flatMap((fragment) => moduleLinks(one, fragment.module)),
  )
  const data = owner?.needs.calls.includes("product.list") ? [dataLink(PRODUCTS)] : []
  const links = [
    ...data,
    dataLink(IS_AUTH),
    ...(owner ? moduleLinks(owner, "./app") : []),
    ...fragments,
  ]
  return [...new Set(links)]
}
