import { createHmac, timingSafeEqual } from "node:crypto"
import { env } from "../../server/env"

/**
 * What lets a subscriber leave: it stands in every newsletter and works for as long as they are
 * subscribed, so it is derived and not stored.
 */
export const leaveToken = (id: string): string => `${id}.${signature(id).toString("base64url")}`

/** Whom a token lets leave, or undefined when it was not made here. */
export function readLeaveToken(token: string): string | undefined {
  const [id = "", given = ""] = token.split(".")
  const bytes = Buffer.from(given, "base64url")
  const wanted = signature(id)
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted) ? id : undefined
}

function signature(id: string): Buffer {
  return createHmac("sha256", env().cookieSecret)
    .update(JSON.stringify(["newsletter-leave", id]))
    .digest()
}
