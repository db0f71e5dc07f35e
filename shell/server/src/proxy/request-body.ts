import type { IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"

/** Bodies up to this many bytes are kept to be sent again. */
const MOST = 100_000

/** Without effect, so safe to send again whatever became of the first time. */
const safe = new Set(["GET", "HEAD", "OPTIONS"])

/** How a request's body gets to the backend, and whether the request may be made a second time. */
export interface RequestBody {
  /** May be sent again although a process may have acted on it: it changes nothing, or only once. */
  readonly repeatable: boolean
  /** The whole body, where it is kept; a stream of the caller's otherwise. */
  readonly bytes: Buffer | undefined
}

/**
 * Reads the body where that lets the request be repeated: an order that carries an idempotency key
 * is placed once however often it is sent. What has no body needs no reading; all else is streamed.
 */
export async function bodyOf(request: IncomingMessage): Promise<RequestBody> {
  const { "content-length": length, "transfer-encoding": coding } = request.headers
  const isEmpty = coding === undefined && (length === undefined || length === "0")
  if (isEmpty) return { repeatable: safe.has(request.method ?? ""), bytes: Buffer.alloc(0) }
  const once = request.headers["idempotency-key"] !== undefined
  const isOrder = request.method === "POST" && /^\/api\/order\//.test(request.url ?? "")
  if (once && isOrder && length !== undefined && Number(length) <= MOST)
    return { repeatable: true, bytes: await buffer(request) }
  return { repeatable: false, bytes: undefined }
}
