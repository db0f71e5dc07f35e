import type { IncomingMessage } from "node:http"
import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { BadRequest } from "../refusal"
import { consumeBody } from "./consume-body"

/**
 * Reads a JSON body of at most 100 kB.
 * @throws BadRequest 415 for another content type, 413 when larger, 400 when it is not JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? ""))
    throw new BadRequest(415, messages.contentTypeWrong)
  return parseJson(decode(await readBytes(request)))
}

const readAhead = new WeakMap<IncomingMessage, Promise<Buffer>>()

/**
 * Reads a body of at most 100 kB before its call wants it: a caller who sends slowly must not hold up
 * others while it is its turn. @throws BadRequest 413 when larger, 400 when it breaks off
 */
export function readBytes(request: IncomingMessage): Promise<Buffer> {
  const before = readAhead.get(request)
  if (before) return before
  const chunks: Buffer[] = []
  const bytes = consumeBody(request, limits.jsonBytes, (chunk) => chunks.push(chunk)).then(() =>
    Buffer.concat(chunks),
  )
  readAhead.set(request, bytes)
  return bytes
}

/**
 * What a JSON text says. A number past all that a double holds is read as the largest one, so it breaks
 * the rules of its field as any other number does that is too large.
 * @throws BadRequest 400 when the text is not JSON, or holds characters that no database takes
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, perhapsInfinite.test(text) ? withinDoubles : undefined)
    // Zero characters and halves of surrogate pairs can only stand in JSON as escapes.
    const isStorable = !unstorable.test(text) || !unstorable.test(JSON.stringify(value))
    if (isStorable) return value
  } catch {
    // No JSON, or so deep that nothing of ours could look through it.
  }
  throw new BadRequest(400, messages.bodyMalformed)
}

/** A number that may be past a double's range; in a text between quotes it does no harm. */
const perhapsInfinite = /[eE]\+?\d{2}|\d{300}/

const withinDoubles = (_key: string, value: unknown): unknown =>
  value === Infinity || value === -Infinity ? Math.sign(value) * Number.MAX_VALUE : value

const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw new BadRequest(400, messages.bodyMalformed)
  }
}
