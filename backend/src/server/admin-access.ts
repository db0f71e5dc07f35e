import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { generateJwtToken } from "@medusajs/framework/utils"
import { calls } from "@shop/api"
import { messages } from "@shop/api/messages"
import { sendError, sendFailure, sendJson } from "../api/answer"
import { parseWith } from "../api/parse-with"
import { readJson } from "../api/read-body"
import { forgetSession, rememberSession, sessionToken } from "../api/sessions"
import { type Session, SessionService } from "../modules/session/service"
import { BadRequest, Refusal } from "../refusal"
import { signIn, SignInPaused } from "../workflows/account/sign-in"
import { signOut } from "../workflows/account/sign-out"
import { clientAddress } from "./client-address"
import { isForeign } from "./cross-site"
import { env } from "./env"

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const sessions = new SessionService()

/** What Medusa Admin asks of `/auth`, answered by us: its sign-in is a session of our table. */
export const authHandlers: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  "/auth/user/providers": {
    GET: async (_request, response) =>
      sendJson(response, 200, {
        providers: [
          {
            id: "emailpass",
            identifier: "emailpass",
            display_name: "Email/Password Authentication",
            flow: "credentials",
          },
        ],
      }),
  },
  "/auth/user/emailpass": { POST: openSession },
  "/auth/session": { POST: keepInCookie, DELETE: closeSession },
  "/auth/token/refresh": {
    POST: async (request, response) => {
      const { token } = await requireAdmin(request)
      sendJson(response, 200, { token })
    },
  },
}

/** E-mail and password for a token, under the limiter of the seller's sign-in. */
async function openSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { email, password } = parseWith(calls["seller.login"].request, await readJson(request))
  const { session } = await signIn("admin", { email, password, client: clientAddress(request) })
  sendJson(response, 200, { token: session })
}

/** Puts the token into a cookie that scripts cannot read: Medusa Admin's page keeps none itself. */
async function keepInCookie(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { token, session } = await requireAdmin(request)
  rememberSession("admin", response, token)
  sendJson(response, 200, { user: authContext(session) })
}

async function closeSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await signOut("admin", tokenOf(request))
  forgetSession("admin", response)
  sendJson(response, 200, { success: true })
}

/** Whether a path (in the gate's normal form) belongs to Medusa Admin's API or its sign-in. */
export const isAdminArea = (path: string) => /^\/(admin|auth)(\/|$)/.test(path)

/**
 * Meets a request of that area: refuses foreign pages, answers `/auth` itself, and hands `/admin` on
 * to Medusa as whoever the session says.
 */
export async function enterAdminArea(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  medusa: RequestListener,
): Promise<void> {
  const method = request.method ?? "GET"
  try {
    if (!["GET", "HEAD", "OPTIONS"].includes(method) && isForeign(request, false))
      throw new BadRequest(403, messages.originForeign)
    const handler = authHandlers[path]?.[method]
    if (handler) return await handler(request, response)
    await admit(request)
    medusa(request, response)
  } catch (error) {
    if (error instanceof SignInPaused) {
      const headers = { "retry-after": String(error.waitSeconds) }
      return sendFailure(response, 429, error.message, headers)
    }
    if (error instanceof Refusal) return sendFailure(response, 401, error.message)
    sendError(response, error, String(request.headers["x-request-id"]))
  }
}

/**
 * Tells Medusa who asks, as a bearer token of its own that lives for a minute, when the session
 * lives. Whatever else the request claimed to be (an older token, an API key) is dropped, so that no
 * access outlives its session.
 */
async function admit(request: IncomingMessage): Promise<void> {
  const token = tokenOf(request)
  const session = token ? await sessions.find("admin", token) : undefined
  delete request.headers.authorization
  if (!session) return
  const jwt = generateJwtToken(authContext(session), { secret: env().jwtSecret, expiresIn: 60 })
  request.headers.authorization = `Bearer ${jwt}`
}

async function requireAdmin(
  request: IncomingMessage,
): Promise<{ token: string; session: Session }> {
  const token = tokenOf(request)
  const session = token && (await sessions.find("admin", token))
  if (!token || !session) throw new BadRequest(401, messages.sellerSignInRequired)
  return { token, session }
}

function tokenOf(request: IncomingMessage): string | undefined {
  const bearer = /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1]
  return bearer ?? sessionToken("admin", request)
}

/** Who asks, as Medusa's own `authenticate` would read it from its token. */
function authContext({ subjectId }: Session) {
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
