import type { IncomingMessage, ServerResponse } from "node:http"
import { log } from "./log"

/** Logs a request once it is answered: its path without the query, which may name people. */
export function logRequest(request: IncomingMessage, response: ServerResponse, path: string): void {
  const began = performance.now()
  response.once("close", () =>
    log("info", "request", {
      requestId: request.headers["x-request-id"],
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
    }),
  )
}
