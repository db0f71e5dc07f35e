import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

/** How long nothing may have come in, and the longest wait for such a pause, in ms. */
const QUIET = 300
const LONGEST = 2_000
/** How long requests in flight may take to finish, in ms. */
const GRACE = 5_500

let leaving = false

/** Whether this process is about to end, so that nobody should send it anything more. */
export const isLeaving = (): boolean => leaving

/**
 * Ends a server without cutting anybody off. Where others stand beside it (`announce`) it first says
 * through its readiness that it goes, answers what still comes in, and waits until that has been
 * heard; then it takes no more, and waits for what is in flight. Cuts off what outlives the grace.
 */
export async function depart(server: Server, { announce }: { announce: boolean }): Promise<void> {
  leaving = true
  if (announce) await untilAvoided(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), GRACE)
  await closed
  clearTimeout(timer)
}

/** Resolves once somebody has asked for the readiness and nothing else comes in any more. */
async function untilAvoided(server: Server): Promise<void> {
  const since = Date.now()
  let lastRequest = since
  let heard = false
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    // A connection that is kept would be used again the very moment it is closed.
    response.shouldKeepAlive = false
    if (request.url?.startsWith("/health/")) response.once("finish", () => (heard = true))
    else lastRequest = Date.now()
  })
  while (Date.now() - since < LONGEST) {
    if (heard && Date.now() - lastRequest >= QUIET) return
    await sleep(25)
  }
}
