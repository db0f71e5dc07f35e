import type { ServerResponse } from "node:http"
import { sendFailure } from "../api/answer"

/**
 * How long a refusal of a flood is held back, in ms: who asks again at each answer asks no faster.
 * Not all the same time, or a crowd that came at once would come back at once.
 */
const HOLD = { least: 500, most: 1_500 }
/** How many are held at a time; the storefront server has 1,024 connections for sign-ins. */
const MOST = 512

let held = 0

/**
 * Answers a request of a flood with 429, about a second later, so that a crowd which repeats itself costs
 * next to nothing. What finds too many waiting for their refusal gets it at once.
 */
export function refuseFlood(
  response: ServerResponse,
  sentence: string,
  headers: Record<string, string>,
): void {
  const send = () => sendFailure(response, 429, sentence, headers)
  // Who has left already leaves no second time, and would be counted for ever.
  if (response.destroyed) return
  if (held >= MOST) return send()
  held++
  const timer = setTimeout(send, HOLD.least + Math.random() * (HOLD.most - HOLD.least))
  response.once("close", () => {
    clearTimeout(timer)
    held--
  })
}
