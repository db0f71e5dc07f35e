import { realpathSync } from "node:fs"
import { join, relative, sep } from "node:path"
import type { Plugin } from "vite"
import { repository } from "../repository.js"

/** @shop/api: each build carries what it uses of it. */
const contract = join(repository, "backend", "api-contract")

const isBelow = (folder: string, file: string) => file.startsWith(folder + sep)

/**
 * Refuses a build that would carry source of the repository that is not its own: another team's, the
 * shell's, a second kernel or design system. A copy of it would neither follow its owner's releases nor
 * share what it knows.
 */
export function ownSource(): Plugin {
  let root: string

  function isForeign(file: string): boolean {
    if (!isBelow(repository, file) || file.includes(`${sep}node_modules${sep}`)) return false
    return ![root, contract].some((folder) => isBelow(folder, file))
  }

  return {
    name: "shop:own-source",
    apply: "build",
    configResolved(config) {
      root = realpathSync(config.root)
    },
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      for (const imported of [...importedIds, ...dynamicallyImportedIds]) {
        const [file = ""] = imported.split("?")
        if (!isForeign(file)) continue
        this.error(
          `${relative(root, id)} imports ${relative(repository, file)}, which is not this micro-frontend's. ` +
            "Import from @shop/kernel, @shop/ds and @shop/api, without further paths of the first two; " +
            "what another team offers comes through slots and addresses (docs/kernel.md).",
        )
      }
    },
  }
}
