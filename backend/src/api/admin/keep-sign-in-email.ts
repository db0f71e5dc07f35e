import { messages } from "@shop/api/messages"
import { keepField } from "./keep-field"

/**
 * Refuses to change the e-mail of somebody who has an account: Medusa would show the new one, and leave
 * signing in, and resetting the password, to whoever reads the old one.
 */
export const keepSignInEmail = keepField(
  "email",
  `select from customer where id = $1 and has_account and email is distinct from $2
     and deleted_at is null`,
  messages.emailSignsIn,
)
