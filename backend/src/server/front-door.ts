import { randomUUID } from "node:crypto"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { sendFailure } from "../api/answer"
import { answerPreflight, allowOrigin } from "./cors"
import { closedBecause } from "./gate"

/** Answers a request itself, or returns false to let the next one try. */
export type Lane = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

/**
 * The order in which a request is met: lanes that need nothing of Medusa (health, the product list),
 * then the gate, then Medusa's Express application with our calls.
 */
export function frontDoor(lanes: readonly Lane[], app: RequestListener): RequestListener {
  return (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/"
    request.headers["x-request-id"] = randomUUID()
    allowOrigin(request, response, path)
    for (const lane of lanes) if (lane(request, response, path)) return
    const closed = closedBecause(request.method ?? "GET", path)
    if (closed)
      return sendFailure(
        response,
        closed.status,
        closed.sentence,
        closed.allow ? { allow: closed.allow } : {},
      )
    if (answerPreflight(request, response, path)) return
    app(request, response)
  }
}
