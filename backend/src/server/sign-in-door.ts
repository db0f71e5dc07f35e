import { once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import { sendError } from "../api/answer"
import { readBytes } from "../api/read-body"
import { hashesAtOnce, signInLine } from "../modules/credential/password-hash"
import { BadRequest } from "../refusal"
import type { WaitingLine } from "../waiting-line"
import { clientAddress } from "./client-address"
import { refuseFlood } from "./refuse-flood"

const paths = new Set(["/api/user/login", "/api/seller/login", "/auth/user/emailpass"])

/** So many more than are hashed are let in, so that the hashing never waits for the next. */
const SPARE = 2

let door: WaitingLine | undefined

/** Whether a request (path in the gate's normal form) signs somebody in by password. */
export const isSignIn = (method: string | undefined, path: string) =>
  method === "POST" && paths.has(path)

/**
 * Lets sign-ins in a few at a time: the others wait outside of Express and of the database, where
 * they cost a socket each, and who finds too many waiting is refused there.
 */
export async function enterInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  enter: () => unknown,
): Promise<void> {
  const line = (door ??= signInLine(hashesAtOnce + SPARE))
  const client = clientAddress(request)
  try {
    line.requireRoom(client)
    // Whose body is still under way has no turn yet: a few slow callers would block everybody's.
    await readBytes(request)
    await line.run(client, async () => {
      if (response.destroyed) return
      const answered = once(response, "close")
      enter()
      await answered
    })
  } catch (error) {
    if (error instanceof BadRequest && error.status === 429)
      return refuseFlood(response, error.message, error.headers)
    sendError(response, error, String(request.headers["x-request-id"]))
  }
}
