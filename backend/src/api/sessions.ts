import type { IncomingMessage, ServerResponse } from "node:http"
import { chosenLanguage } from "@shop/api/language"
import { messages } from "@shop/api/messages"
import {
  idleSeconds,
  type Session,
  type SessionRole,
  SessionService,
} from "../modules/session/service"
import { BadRequest } from "../refusal"
import { clearCookie, readCookie, setCookie } from "../server/cookies"
import { describeError, log } from "../server/log"

const cookies = { shopper: "shop_sid", seller: "seller_sid", admin: "admin_sid" } as const
const sessions = new SessionService()

/** The token this browser holds in a role, alive or not. */
export function sessionToken(role: SessionRole, request: IncomingMessage): string | undefined {
  return readCookie(request, cookies[role])
}

/** Gives the browser a new session's token, for as long as the session may stay idle. */
export function rememberSession(role: SessionRole, response: ServerResponse, token: string): void {
  setCookie(response, cookies[role], token, idleSeconds[role])
}

export function forgetSession(role: SessionRole, response: ServerResponse): void {
  clearCookie(response, cookies[role])
}

/**
 * The live session this browser has in a role, or undefined; its cookie lives on with it, and the
 * language that the browser chose is from now on that of its owner's mails.
 */
export async function sessionOf(
  role: SessionRole,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Session | undefined> {
  const token = sessionToken(role, request)
  if (!token) return undefined
  const session = await sessions.find(role, token)
  if (session?.prolonged) rememberSession(role, response, token)
  if (session) await noteLanguage(session, request)
  return session
}

/** A call does what it is asked for even when this cannot be noted. */
async function noteLanguage(session: Session, request: IncomingMessage): Promise<void> {
  const language = chosenLanguage(request.headers.cookie)
  if (!language || language === session.language) return
  await sessions
    .noteLanguage(session, language)
    .catch((error: unknown) => log("warn", "language_not_noted", describeError(error)))
}

/**
 * The session a call needs.
 * @throws BadRequest 403 when signed in only in the other role, 401 when not at all
 */
export async function requireSession(
  role: "shopper" | "seller",
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Session> {
  const session = await sessionOf(role, request, response)
  if (session) return session
  const other = await sessionOf(role === "seller" ? "shopper" : "seller", request, response)
  if (other) throw new BadRequest(403, messages.roleWrong)
  throw new BadRequest(
    401,
    role === "seller" ? messages.sellerSignInRequired : messages.signInRequired,
  )
}
