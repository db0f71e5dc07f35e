import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"
import { packageOf, sharedModules } from "../shared-modules.js"

const FEDERATION = "@module-federation/vite"

/** The version of a package as `from` finds it; packages that export no package.json included. */
async function versionOf(name: string, from: string): Promise<string> {
  const { paths } = createRequire(from).resolve
  for (const folder of paths(name) ?? []) {
    const text = await readFile(join(folder, name, "package.json"), "utf8").catch(() => undefined)
    if (text) return (JSON.parse(text) as { version: string }).version
  }
  throw new Error(`${name} is not found from ${dirname(from)}.`)
}

async function offerOf(root: string) {
  const versions = await Promise.all(
    sharedModules.map(async (module) => {
      const version = await versionOf(packageOf(module), join(root, "package.json"))
      return [module, version] as const
    }),
  )
  const federation = await versionOf(FEDERATION, import.meta.filename)
  return { shared: Object.fromEntries(versions), federation }
}

/**
 * Writes shell.json: each module that a page of this shell gives every micro-frontend. The gate of `publish`
 * compares builds with it. The shell's own code has the same as `__SHELL_OFFER__`.
 */
export function shellOffer(): Plugin {
  let offer: string
  return {
    name: "shop:shell-offer",
    async config({ root = process.cwd() }) {
      offer = JSON.stringify(await offerOf(root))
      return { define: { __SHELL_OFFER__: offer } }
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "shell.json", source: offer })
    },
  }
}
