import type { IncomingMessage } from "node:http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { messages } from "@shop/api/messages"
import { SESSION } from "../modules/session"
import type { Session, SessionService } from "../modules/session/service"
import { BadRequest } from "../refusal"
import { readCookie } from "../server/cookies"

const cookies = { shopper: "shop_sid", seller: "seller_sid" } as const

/** The live session this browser has in a role, or undefined. */
export async function sessionOf(
  role: "shopper" | "seller",
  request: IncomingMessage,
  scope: MedusaContainer,
): Promise<Session | undefined> {
  const token = readCookie(request, cookies[role])
  if (!token) return undefined
  return scope.resolve<SessionService>(SESSION).find(role, token)
}

/**
 * The session a call needs.
 * @throws BadRequest 403 when signed in only in the other role, 401 when not at all
 */
export async function requireSession(
  role: "shopper" | "seller",
  request: IncomingMessage,
  scope: MedusaContainer,
): Promise<Session> {
  const session = await sessionOf(role, request, scope)
  if (session) return session
  const other = await sessionOf(role === "seller" ? "shopper" : "seller", request, scope)
  if (other) throw new BadRequest(403, messages.roleWrong)
  throw new BadRequest(
    401,
    role === "seller" ? messages.sellerSignInRequired : messages.signInRequired,
  )
}
