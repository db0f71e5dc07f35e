import type { IncomingMessage, ServerResponse } from "node:http"
import { calls } from "@shop/api"
import { sendJson } from "../api/answer"
import { parseWith } from "../api/parse-with"
import { readJson } from "../api/read-body"
import { forgetSession, rememberSession } from "../api/sessions"
import { signIn } from "../workflows/account/sign-in"
import { signOut } from "../workflows/account/sign-out"
import { adminToken, authContext, requireAdmin } from "./admin-session"
import { clientAddress } from "./client-address"

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

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
  // Medusa Admin's profile page asks; a second factor would not be asked for at this shop's sign-in.
  "/auth/mfa/factors": {
    GET: async (request, response) => {
      await requireAdmin(request)
      sendJson(response, 200, { mfa_factors: [] })
    },
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
  await signOut("admin", adminToken(request))
  forgetSession("admin", response)
  sendJson(response, 200, { success: true })
}
