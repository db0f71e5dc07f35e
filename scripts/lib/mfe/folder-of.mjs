import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { root } from "../paths.mjs"
import { Problem } from "../problem.mjs"

/**
 * The folder of a micro-frontend that somebody named: `cart`, `mfe-cart` or a path.
 * @param {string | undefined} word
 */
export function folderOf(word) {
  if (!word) throw new Problem("Which one? For example: npm run mfe -- build cart")
  const places = [join(root, `mfe-${word}`), join(root, word), resolve(word)]
  const found = places.find((place) => existsSync(join(place, "mfe.manifest.ts")))
  if (found) return found
  throw new Problem(
    `There is no micro-frontend ${word}: none of ${places.join(", ")} has an mfe.manifest.ts. ` +
      `A new one: npm run mfe -- new ${word.replace(/\W+/g, "-")}`,
  )
}
