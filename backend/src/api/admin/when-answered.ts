import type { ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

/** How long, in ms, a handler may go on for somebody who has left before it counts as lost. */
const LOST = 60_000

/**
 * Resolves when the handler answers. That the connection closed says nothing: who asked may have gone
 * while Medusa is still at it.
 */
export function whenAnswered(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
    response.end = (...given: unknown[]) => {
      resolve()
      return end(...given)
    }
    response.once("close", () => void sleep(LOST, undefined, { ref: false }).then(resolve))
  })
}
