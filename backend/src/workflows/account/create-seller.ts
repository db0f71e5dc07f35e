import { generateEntityId } from "@medusajs/framework/utils"
import type { Db } from "../../db/pool"
import { writeCredential } from "../../modules/credential/write-credential"

/**
 * Writes a Medusa admin user and its sign-in data (which open the seller area and Medusa Admin)
 * inside the caller's transaction. @returns its id
 */
export async function createSeller(
  db: Db,
  seller: { email: string; passwordHash: string },
): Promise<string> {
  const id = generateEntityId(undefined, "user")
  await db.query(`insert into "user" (id, email) values ($1, $2)`, [id, seller.email])
  await writeCredential(db, { ...seller, actor: { user_id: id } })
  return id
}
