import type { IncomingMessage } from "node:http"
import { messages } from "@shop/api/messages"
import { BadRequest } from "../refusal"

/** How much of a body that is too large is still read, in bytes, and for how long, in ms. */
const LINGER_BYTES = 50_000_000
const LINGER = 5_000

/**
 * Hands the body's chunks to `take`. What comes after `limit` bytes is read and thrown away, since a
 * caller that is still sending when its connection closes never sees the answer; a caller that does
 * not end is cut off.
 * @throws BadRequest 413 when the body is larger than `limit`, 400 when it breaks off
 */
export function consumeBody(
  request: IncomingMessage,
  limit: number,
  take: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let size = 0
    let patience: NodeJS.Timeout | undefined
    let ended = false
    const finish = (problem?: BadRequest) => {
      ended = true
      clearTimeout(patience)
      if (problem) reject(problem)
      else resolve()
    }
    const cutOff = () => finish(tooLarge({ connection: "close" }))
    const brokenOff = () => {
      if (!ended) finish(new BadRequest(400, messages.bodyMalformed))
    }
    if (request.destroyed) return brokenOff()
    request.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) return take(chunk)
      patience ??= setTimeout(cutOff, LINGER)
      if (size > limit + LINGER_BYTES) cutOff()
    })
    request.once("end", () => finish(size > limit ? tooLarge() : undefined))
    request.once("close", brokenOff)
  })
}

function tooLarge(headers?: Record<string, string>): BadRequest {
  return new BadRequest(413, messages.bodyTooLarge, headers)
}
