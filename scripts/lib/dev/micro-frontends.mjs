import { offsets } from "../addresses.mjs"
import { Problem } from "../problem.mjs"
import { isMicroFrontend, readWorkspace } from "../workspace.mjs"

/** For those without a port of their own (docs/operating.md, Addresses): what is free below the backend's. */
const free = [4, 5, 6, 7, 8, 9, 13, 14, 15, 16, 17, 18, 19]

/** @type {Partial<Record<string, number>>} */
const fixed = { catalog: offsets.catalog, cart: offsets.cart, seller: offsets.seller }

/**
 * The micro-frontends of the checkout, each with the port of its development server: those that have one
 * keep it, the others follow by name.
 * @param {number} base the storefront's port
 * @param {Pick<import("../workspace.mjs").Package, "folder">[]} [workspace]
 * @throws {Problem} when there are more than ports
 */
export function microFrontendsInDevelopment(base, workspace = readWorkspace()) {
  const folders = workspace.filter(isMicroFrontend)
  const names = folders.map(({ folder }) => folder.replace("mfe-", "")).sort()
  const others = names.filter((name) => fixed[name] === undefined)
  return names.map((name) => {
    const offset = fixed[name] ?? free[others.indexOf(name)]
    if (offset === undefined)
      throw new Problem(
        `npm run dev has ports for ${free.length} micro-frontends beside ${Object.keys(fixed).join(", ")}, ` +
          `and none for ${name}. Run it alone: cd mfe-${name} && npm run dev`,
      )
    return { name, folder: `mfe-${name}`, port: base + offset }
  })
}
