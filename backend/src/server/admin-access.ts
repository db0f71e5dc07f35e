import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { generateJwtToken } from "@medusajs/framework/utils"
import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { sendError, sendFailure } from "../api/answer"
import { consumeBody } from "../api/consume-body"
import { rememberSession, sessionToken } from "../api/sessions"
import { BadRequest, Refusal } from "../refusal"
import { SignInPaused } from "../workflows/account/sign-in"
import { authContext, findAdmin } from "./admin-session"
import { authHandlers } from "./auth-handlers"
import { isForeign } from "./cross-site"
import { env } from "./env"

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
    await admit(request, response)
    await refuseLargeForm(request, path)
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

/** Medusa keeps the files of a form in memory, however large. @throws BadRequest 413 */
async function refuseLargeForm(request: IncomingMessage, path: string): Promise<void> {
  if (path !== "/admin/uploads" || request.method !== "POST") return
  const length = Number(request.headers["content-length"] ?? Infinity)
  if (length > limits.formBytes) await consumeBody(request, 0, () => undefined)
}

/**
 * Tells Medusa who asks, as a bearer token of its own that lives for a minute, when the session
 * lives. Whatever else the request claimed to be (an older token, an API key) is dropped, so that no
 * access outlives its session.
 */
async function admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const admin = await findAdmin(request)
  delete request.headers.authorization
  if (!admin) return
  if (admin.session.prolonged && sessionToken("admin", request) === admin.token)
    rememberSession("admin", response, admin.token)
  const payload = authContext(admin.session)
  const jwt = generateJwtToken(payload, { secret: env().jwtSecret, expiresIn: 60 })
  request.headers.authorization = `Bearer ${jwt}`
}
