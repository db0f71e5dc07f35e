import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import type { Plugin } from "vite"

const require = createRequire(import.meta.url)
const STATEMENT = /^@layer [^;{]+;/m

/** The design system's statement of how the cascade layers rank. */
async function statement(): Promise<string> {
  const file = require.resolve("@shop/ds/layers.css")
  const [found] = STATEMENT.exec(await readFile(file, "utf8")) ?? []
  if (!found) throw new Error(`${file} states no order of layers.`)
  return found
}

/**
 * Puts the order of the cascade layers first into a page's head. The first mention of a layer decides
 * its rank, and which stylesheet comes first differs: in development each is added as its module
 * runs, shared packages before the entry; a build links them as it likes.
 */
export function layerOrder(): Plugin {
  return {
    name: "shop:layer-order",
    async transformIndexHtml() {
      return [{ tag: "style", children: await statement(), injectTo: "head-prepend" }]
    },
  }
}
