import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { env } from "../../server/env"
import { root } from "../../server/root"
import type { PictureFolders } from "../pictures/render-pictures"

/** The shop's uploads, and the cache beside the package that survives `npm run reset`. */
export function pictureFolders(): PictureFolders {
  return {
    uploads: join(env().localDir, "uploads"),
    cache: join(packageFolder(root), ".cache", "pictures"),
  }
}

function packageFolder(from: string): string {
  if (existsSync(join(from, "package.json")) || dirname(from) === from) return from
  return packageFolder(dirname(from))
}
