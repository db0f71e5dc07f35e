import { randomUUID } from "node:crypto"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { messages } from "@shop/api/messages"
import { sendFailure } from "../api/answer"
import { enterAdminArea, isAdminArea } from "./admin-access"
import { answerPreflight, corsHeaders } from "./cors"
import { floodPause } from "./flood-guard"
import { closedBecause, normalPath } from "./gate"
import { refuseFlood } from "./refuse-flood"
import { logRequest } from "./request-log"
import { securityHeaders } from "./security-headers"
import { enterInTurn, isSignIn } from "./sign-in-door"

/** Answers a request itself, or returns false to let the next one try. */
export type Lane = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/**
 * The order in which a request is met: the fast lane, which sets every header itself, then the lanes
 * that need nothing of Medusa either (health, pictures), then flood guard and gate, then Medusa
 * Admin's door or Medusa's Express application with our calls.
 */
export function frontDoor(
  fast: Lane,
  lanes: readonly Lane[],
  app: RequestListener,
): RequestListener {
  return (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/"
    if (fast(request, response, path)) return
    request.headers["x-request-id"] = randomUUID()
    const headers = { ...securityHeaders(path), ...corsHeaders(request, path) }
    for (const name in headers) response.setHeader(name, headers[name] ?? "")
    for (const lane of lanes) if (lane(request, response, path)) return
    logRequest(request, response, path)
    void enter(request, response, path, app)
  }
}

async function enter(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  app: RequestListener,
): Promise<void> {
  const pause = await floodPause(request)
  if (pause !== undefined) {
    const headers = { "retry-after": String(pause), connection: "close" }
    return refuseFlood(response, messages.tooManyRequests, headers)
  }
  const closed = closedBecause(request.method ?? "GET", path)
  if (closed) {
    const headers: Record<string, string> = closed.allow ? { allow: closed.allow } : {}
    return sendFailure(response, closed.status, closed.sentence, headers)
  }
  if (answerPreflight(request, response, path)) return
  const normal = normalPath(path)
  const pass = () =>
    isAdminArea(normal) ? enterAdminArea(request, response, normal, app) : app(request, response)
  if (isSignIn(request.method, normal)) return enterInTurn(request, response, pass)
  return pass()
}
