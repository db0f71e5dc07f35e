import type { IncomingMessage } from "node:http"
import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { BadRequest } from "../refusal"

/**
 * Reads a JSON body of at most 100 kB.
 * @throws BadRequest 415 for another content type, 413 when larger, 400 when it is not JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? ""))
    throw new BadRequest(415, messages.contentTypeWrong)
  if (Number(request.headers["content-length"] ?? 0) > limits.jsonBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limits.jsonBytes) throw tooLarge()
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)))
  } catch {
    throw new BadRequest(400, messages.bodyMalformed)
  }
}

/** The rest of the body is not read: the connection closes after the answer. */
function tooLarge(): BadRequest {
  return new BadRequest(413, messages.bodyTooLarge, { connection: "close" })
}
