import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"

/**
 * Refuses to change the e-mail of somebody who has an account: Medusa would show the new one, and leave
 * signing in, and resetting the password, to whoever reads the old one.
 */
export function keepSignInEmail(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { email } = (request.body ?? {}) as { email?: unknown }
  if (email === undefined) return next()
  pool()
    .query(
      `select from customer where id = $1 and has_account and email is distinct from $2
         and deleted_at is null`,
      [request.params.id, email],
    )
    .then(({ rowCount }) => {
      if (!rowCount) return next()
      next(new MedusaError(MedusaError.Types.NOT_ALLOWED, messages.emailSignsIn))
    }, next)
}
