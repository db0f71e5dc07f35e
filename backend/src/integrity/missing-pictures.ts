import { existsSync } from "node:fs"
import { join } from "node:path"
import { pool } from "../db/pool"
import { env } from "../server/env"

/** Names of picture files below LOCAL_DIR that products show and that are not there. */
export async function missingPictures(): Promise<string[]> {
  const { rows } = await pool().query<{ url: string }>(
    `select url from image join product p on p.id = image.product_id
     where image.deleted_at is null and p.deleted_at is null
     union select thumbnail from product where deleted_at is null and thumbnail is not null`,
  )
  const names = rows.flatMap(({ url }) => /\/uploads\/([\w.-]+)$/.exec(url)?.[1] ?? [])
  return names.filter((name) => !existsSync(join(env().localDir, "uploads", name)))
}
