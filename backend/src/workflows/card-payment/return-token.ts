import { createHash, createHmac } from "node:crypto"
import { env } from "../../server/env"

/**
 * The one-time token that the payment page's way back carries. It is derived and not stored, so that a
 * page that is asked for twice is the same page; it ends with the payment it can cancel.
 */
export const returnToken = (orderId: string): string =>
  createHmac("sha256", env().cookieSecret)
    .update(JSON.stringify(["card-return", orderId]))
    .digest("base64url")

/** What is kept of it, to find the payment by. */
export const returnHash = (orderId: string): Buffer => hashOfToken(returnToken(orderId))

export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest()
