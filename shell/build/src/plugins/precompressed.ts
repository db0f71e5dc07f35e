import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin, ResolvedConfig } from "vite"

const TEXT = /\.(js|css|svg|json)$/
/** Below so many bytes compressing saves nothing. */
const LEAST = 1024

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < LEAST) return
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/** Puts a .br and a .gz beside every built text file, so that servers compress nothing themselves. */
export function precompressed(): Plugin {
  let config: ResolvedConfig
  let written = false
  return {
    name: "shop:precompressed",
    apply: "build",
    enforce: "post",
    configResolved(resolved) {
      config = resolved
    },
    writeBundle() {
      written = true
    },
    async closeBundle() {
      // Called after a failed build too, whose error must not be hidden by a missing folder.
      if (!written) return
      const folder = join(config.root, config.build.outDir)
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))),
      )
    },
  }
}
