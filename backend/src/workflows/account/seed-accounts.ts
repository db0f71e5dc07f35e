import { pool, transaction } from "../../db/pool"
import { findCredential } from "../../modules/credential/find-credential"
import { hashPassword } from "../../modules/credential/password-hash"
import { oneLine } from "../../typed-text"
import { createSeller } from "./create-seller"
import { createShopper } from "./create-shopper"
import { normalEmail } from "./email"

interface SignIn {
  readonly email: string
  readonly password: string
}

/** Makes the first seller, unless the shop has one: a later change of the setting makes no second. */
export async function seedSeller(signIn: SignIn): Promise<void> {
  const { rowCount } = await pool().query(`select 1 from "user" where deleted_at is null limit 1`)
  if (rowCount) return
  const passwordHash = await hashPassword(signIn.password, "seed")
  await transaction((db) => createSeller(db, { email: normalEmail(signIn.email), passwordHash }))
}

/** Makes a shopper as registering would, unless the e-mail has an account. */
export async function seedShopper(shopper: SignIn & { readonly name: string }): Promise<void> {
  const email = normalEmail(shopper.email)
  if ((await findCredential(email))?.customerId) return
  const passwordHash = await hashPassword(shopper.password, "seed")
  await transaction((db) => createShopper(db, { name: oneLine(shopper.name), email, passwordHash }))
}
