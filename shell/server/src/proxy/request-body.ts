import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { type Endpoint, endpoints, limits } from "@shop/api"
import { readWhole } from "./read-whole.js"

/** Without effect, so safe to send again whatever became of the first time. */
const safe = new Set(["GET", "HEAD", "OPTIONS"])

/** The calls that an idempotency key makes the same one act. */
const keyed = Object.values<Endpoint>(endpoints).filter(({ takesKey }) => takesKey)

/** How a request's body gets to the backend, and whether the request may be made a second time. */
export interface RequestBody {
  /** May be sent again although a process may have acted on it: it changes nothing, or only once. */
  readonly repeatable: boolean
  /** The whole body, where it is kept; a stream of the caller's otherwise. */
  readonly bytes: Buffer | undefined
  /** What tells the backend where the body ends. Never the caller's word for it. */
  readonly framing: IncomingHttpHeaders
}

/**
 * Whether a request brings a body that its method has no use for. Servers differ in what they take it
 * for, which is how one request hides in another; so it goes no further, and nothing follows it.
 */
export function hasUselessBody(request: IncomingMessage): boolean {
  return isSafe(request) && !isEmpty(request)
}

/**
 * Takes the body in whole before the backend is asked, so that who sends slowly holds up nobody but
 * himself; only what is larger than any JSON of ours, or of unknown length, is streamed. An order that
 * is placed with an idempotency key is placed once however often it is sent, so it may be repeated.
 * Rejects when the caller leaves in the middle.
 */
export async function bodyOf(request: IncomingMessage): Promise<RequestBody> {
  if (isEmpty(request) || isSafe(request))
    return { repeatable: isSafe(request), bytes: Buffer.alloc(0), framing: {} }
  const length = Number(request.headers["content-length"] ?? Infinity)
  if (length > limits.jsonBytes) {
    const framing = Number.isFinite(length)
      ? { "content-length": String(length) }
      : { "transfer-encoding": "chunked" }
    return { repeatable: false, bytes: undefined, framing }
  }
  const bytes = await readWhole(request)
  const framing = { "content-length": String(bytes.length) }
  return { repeatable: happensOnce(request), bytes, framing }
}

function happensOnce({ method, url = "", headers }: IncomingMessage): boolean {
  if (headers["idempotency-key"] === undefined) return false
  const [path] = url.split("?")
  return keyed.some((call) => call.method === method && call.path === path)
}

const isSafe = ({ method }: IncomingMessage) => safe.has(method ?? "")

function isEmpty({ headers }: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": coding } = headers
  return coding === undefined && (length === undefined || /^0+$/.test(length))
}
