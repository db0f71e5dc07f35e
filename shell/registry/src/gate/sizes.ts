import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import type { BuildOutput } from "../releases/build-output.js"

const KIB = 1024

/** What each exposed module costs a visitor, in KiB, compressed, with all it needs before it can run. */
export async function sizesOf({ folder, manifest }: BuildOutput): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  async function sizeOf(file: string): Promise<number> {
    const found = known.get(file)
    if (found !== undefined) return found
    const { length } = await promisify(brotliCompress)(await readFile(join(folder, file)))
    known.set(file, length)
    return length
  }
  const sizes = new Map<string, number>()
  for (const [module, { js, css }] of Object.entries(manifest.assets)) {
    let bytes = 0
    for (const file of new Set([...js, ...css])) bytes += await sizeOf(file)
    sizes.set(module, bytes / KIB)
  }
  return sizes
}

/** Modules that cost more than the manifest's budget. */
export async function sizeTroubles(output: BuildOutput): Promise<string[]> {
  const { budget } = output.manifest
  return [...(await sizesOf(output))].flatMap(([module, size]) => {
    const most = module === "./app" ? budget.page : budget.fragment
    if (size <= most) return []
    const weights = `${module} weighs ${size.toFixed(1)} KiB compressed; its budget is ${most} KiB`
    return `${weights}: load less at first (React.lazy), or raise the budget in the manifest.`
  })
}
