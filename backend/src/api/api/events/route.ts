import { randomUUID } from "node:crypto"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { messages } from "@shop/api/messages"
import { liveEvents } from "../../../live/live-events"
import { BadRequest } from "../../../refusal"
import { sendError } from "../../answer"
import { sessionOf } from "../../sessions"

/**
 * A stream of server-sent events for whoever is signed in in this browser, as shopper, as seller, or
 * as both. Not made by `call()`: its answer has no end.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  try {
    const [shopper, seller] = await Promise.all([
      sessionOf("shopper", request, response),
      sessionOf("seller", request, response),
    ])
    const sessions = [shopper, seller].flatMap((each) => each?.tokenHash.toString("hex") ?? [])
    if (sessions.length === 0) throw new BadRequest(401, messages.signInRequired)
    if (request.method === "HEAD") return void response.end()
    const last = Number(request.headers["last-event-id"] ?? request.query.lastEventId ?? 0)
    const audience = { shopperId: shopper?.subjectId, isSeller: seller !== undefined, sessions }
    await liveEvents.open(audience, response, Number.isSafeInteger(last) ? last : 0)
  } catch (error) {
    sendError(response, error, request.requestId ?? randomUUID())
  }
}
