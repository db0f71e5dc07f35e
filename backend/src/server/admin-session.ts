import type { IncomingMessage } from "node:http"
import { messages } from "@shop/api/messages"
import { sessionToken } from "../api/sessions"
import { type Session, SessionService } from "../modules/session/service"
import { BadRequest } from "../refusal"

const sessions = new SessionService()

/** A live Medusa Admin session and the token it was found by. */
export interface AdminSession {
  readonly token: string
  readonly session: Session
}

/** The token a request brings: as Medusa's API clients do, or in the cookie of Medusa Admin's page. */
export function adminToken(request: IncomingMessage): string | undefined {
  const bearer = /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1]
  return bearer ?? sessionToken("admin", request)
}

export async function findAdmin(request: IncomingMessage): Promise<AdminSession | undefined> {
  const token = adminToken(request)
  const session = token && (await sessions.find("admin", token))
  return token && session ? { token, session } : undefined
}

/** @throws BadRequest 401 without a live session */
export async function requireAdmin(request: IncomingMessage): Promise<AdminSession> {
  const admin = await findAdmin(request)
  if (!admin) throw new BadRequest(401, messages.sellerSignInRequired)
  return admin
}

/** Who asks, as Medusa's own `authenticate` would read it from its token. */
export function authContext({ subjectId }: Session) {
  return {
    actor_id: subjectId,
    actor_type: "user",
    auth_identity_id: "",
    auth_provider: "emailpass",
    mfa_enabled: false,
    app_metadata: { user_id: subjectId },
    user_metadata: {},
  }
}
