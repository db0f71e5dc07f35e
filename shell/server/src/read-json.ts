import type { IncomingMessage } from "node:http"

/** What the storefront itself is told is small. */
const MOST_BYTES = 8_192

/** The JSON that a request carries, or nothing where it carries none, or too much of it. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(String(request.headers["content-type"]))) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    return undefined
  }
}
