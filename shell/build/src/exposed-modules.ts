import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Manifest } from "@shop/kernel/manifest"

/** The modules that a manifest promises: `./app` if it has routes, and every fragment's. */
export function exposedNames(manifest: Manifest): string[] {
  const fragments = manifest.fragments.map((fragment) => fragment.module)
  return [...new Set([...(manifest.routes.length > 0 ? ["./app"] : []), ...fragments])]
}

/**
 * The file of an exposed module: `./fragments/mini-cart` is `src/fragments/mini-cart/mini-cart.tsx`
 * or `index.ts(x)` beside it. Throws with the places looked at when there is none.
 */
function fileOf(root: string, module: string): string {
  const folder = join("src", module)
  const name = module.split("/").at(-1)
  const places = [`${name}.tsx`, "index.tsx", "index.ts"].map((file) => join(folder, file))
  const found = places.find((place) => existsSync(join(root, place)))
  if (!found) {
    throw new Error(
      `The manifest promises ${module}, but none of ${places.join(", ")} exists. Its default export is the component.`,
    )
  }
  return `./${found}`
}

/** Exposed module → file, for the federation plugin. */
export function exposedModules(root: string, manifest: Manifest): Record<string, string> {
  return Object.fromEntries(exposedNames(manifest).map((name) => [name, fileOf(root, name)]))
}
