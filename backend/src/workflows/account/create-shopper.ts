import { generateEntityId } from "@medusajs/framework/utils"
import type { Db } from "../../db/pool"
import { writeCredential } from "../../modules/credential/write-credential"
import { medusaNames } from "./shopper"

export interface NewShopper {
  readonly name: string
  /** Lower-cased, and nobody's yet. */
  readonly email: string
  readonly passwordHash: string
}

/**
 * Writes a Medusa customer and its sign-in data inside the caller's transaction. @returns its id
 * @throws Postgres 23505 when the e-mail has an account
 */
export async function createShopper(db: Db, shopper: NewShopper): Promise<string> {
  const { first, last } = medusaNames(shopper.name)
  const id = generateEntityId(undefined, "cus")
  await db.query(
    `insert into customer (id, email, first_name, last_name, has_account)
     values ($1, $2, $3, $4, true)`,
    [id, shopper.email, first, last],
  )
  await writeCredential(db, { ...shopper, actor: { customer_id: id } })
  return id
}
