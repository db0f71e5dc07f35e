import { randomUUID } from "node:crypto"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { messages } from "@shop/api/messages"
import { sendFailure } from "../api/answer"
import { enterAdminArea, isAdminArea } from "./admin-access"
import { answerPreflight, allowOrigin } from "./cors"
import { floodPause } from "./flood-guard"
import { closedBecause, normalPath } from "./gate"
import { secureHeaders } from "./security-headers"

/** Answers a request itself, or returns false to let the next one try. */
export type Lane = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/**
 * The order in which a request is met: lanes that need nothing of Medusa (health, the product list),
 * then flood guard and gate, then Medusa Admin's door or Medusa's Express application with our calls.
 */
export function frontDoor(lanes: readonly Lane[], app: RequestListener): RequestListener {
  return (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/"
    request.headers["x-request-id"] = randomUUID()
    secureHeaders(response, path)
    allowOrigin(request, response, path)
    for (const lane of lanes) if (lane(request, response, path)) return
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
    return sendFailure(response, 429, messages.tooManyRequests, headers)
  }
  const closed = closedBecause(request.method ?? "GET", path)
  if (closed) {
    const headers: Record<string, string> = closed.allow ? { allow: closed.allow } : {}
    return sendFailure(response, closed.status, closed.sentence, headers)
  }
  if (answerPreflight(request, response, path)) return
  const normal = normalPath(path)
  if (isAdminArea(normal)) return enterAdminArea(request, response, normal, app)
  app(request, response)
}
