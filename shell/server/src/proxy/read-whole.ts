import type { IncomingMessage } from "node:http"

/**
 * All bytes of a message. Node's own `buffer()` makes a Blob of them first, which costs more than the
 * rest of passing a small request on. Rejects when the sender leaves in the middle.
 */
export async function readWhole(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
