import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../server/env"
import { storeFiles } from "../../uploads/store-files"
import { pictureFile } from "../../uploads/stored-file"

/**
 * Where pages find the drawn pictures: at this shop's own address, or, where pictures are kept in
 * object storage, there; each is stored once.
 * @param drawn file names in the folder `uploads`, for each product
 */
export async function pictureAddresses(
  container: MedusaContainer,
  drawn: readonly (readonly string[])[],
  uploads: string,
): Promise<string[][]> {
  if (env().picturesUrl === undefined)
    return drawn.map((names) => names.map((name) => `/uploads/${name}`))
  const addresses = new Map<string, string>()
  for (const name of new Set(drawn.flat())) {
    const content = await readFile(join(uploads, name), "base64")
    const [file] = await storeFiles(container, [pictureFile(content)])
    if (file) addresses.set(name, file.url)
  }
  return drawn.map((names) => names.flatMap((name) => addresses.get(name) ?? []))
}
