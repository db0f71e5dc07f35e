import { type SessionRole, SessionService } from "../../modules/session/service"

const sessions = new SessionService()

/** Ends a session, if the token has one. A seller's takes all Medusa Admin access of that person along. */
export async function signOut(role: SessionRole, token: string | undefined): Promise<void> {
  if (!token) return
  const session = await sessions.find(role, token)
  if (!session) return
  await sessions.end(role, token)
  if (role === "seller") await sessions.endAll(session.subjectId, ["admin"])
}
