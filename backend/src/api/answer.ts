import type { ServerResponse } from "node:http"
import { messages } from "@shop/api/messages"
import { isDatabaseAway, isTooSlow } from "../db/is-database-away"
import { isBadRequest, isRefusal } from "../refusal"
import { describeError, log } from "../server/log"

/** Writes an answer of ours; signed-in content, so nothing may keep it. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent || response.destroyed) return
  const text = Buffer.from(JSON.stringify(body))
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": text.length,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  })
  response.end(text)
}

/** Writes a failure in the one shape: `success`, `message` and `error`. */
export function sendFailure(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
  fields: Record<string, unknown> = {},
): void {
  const body = { ...fields, success: false, message: sentence, error: sentence }
  sendJson(response, status, body, headers)
}

/**
 * Turns what a call threw into its answer: a refusal is 200, a bad request its status, an absent
 * database 503, all else 500 with a request id that the log knows and never a stack.
 */
export function sendError(response: ServerResponse, error: unknown, requestId: string): void {
  if (isRefusal(error)) return sendFailure(response, 200, error.message, {}, error.fields)
  if (isBadRequest(error)) return sendFailure(response, error.status, error.message, error.headers)
  if (isDatabaseAway(error)) {
    const event = isTooSlow(error) ? "statement_too_slow" : "database_away"
    log("warn", event, { requestId, ...describeError(error), stack: undefined })
    return sendFailure(response, 503, messages.unavailable, { "retry-after": "2" }, { requestId })
  }
  log("error", "call_failed", { requestId, ...describeError(error) })
  sendFailure(response, 500, messages.internal, {}, { requestId })
}
