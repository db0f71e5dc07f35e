import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"
import { refuseWhen } from "./refuse-when"

/**
 * Refuses to change the e-mail of somebody who has an account: Medusa would show the new one, and leave
 * signing in, and resetting the password, to whoever reads the old one.
 */
export const keepSignInEmail = refuseWhen(async ({ body, params }) => {
  const { email } = (body ?? {}) as { email?: unknown }
  if (email === undefined) return false
  const { rowCount } = await pool().query(
    `select from customer where id = $1 and has_account and email is distinct from $2
       and deleted_at is null`,
    [params.id, email],
  )
  return Boolean(rowCount)
}, messages.emailSignsIn)
