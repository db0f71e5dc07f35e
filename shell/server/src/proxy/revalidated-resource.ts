import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { sendUnavailable } from "../answers.js"
import type { Backend } from "./backend.js"
import { endToEndHeaders } from "./forwarded-headers.js"
import { GroupRevalidation } from "./group-revalidation.js"

interface Stored {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Encodings that are kept apart; the backend answers each with bytes compressed beforehand. */
const encodings = ["br", "gzip", "identity"] as const
type Encoding = (typeof encodings)[number]

function preferred(request: IncomingMessage): Encoding {
  const accepted = String(request.headers["accept-encoding"] ?? "")
  // A weight is rare enough to take the safe way.
  if (accepted.includes("q=")) return "identity"
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity"
}

/**
 * A public resource of the backend, served from memory and yet never stale: each group of requests
 * is answered after one conditional request to the backend that started after they had arrived.
 */
export class RevalidatedResource {
  private readonly kept = new Map<Encoding, Stored>()
  private readonly groups: Record<Encoding, GroupRevalidation<Stored>>

  constructor(
    private readonly backend: Backend,
    private readonly path: string,
  ) {
    const group = (encoding: Encoding) => new GroupRevalidation(() => this.revalidate(encoding))
    this.groups = { br: group("br"), gzip: group("gzip"), identity: group("identity") }
  }

  /** Answers a GET of this resource with `extraHeaders` added; 503 while the backend is away. */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    extraHeaders: Record<string, string>,
  ): Promise<void> {
    let stored: Stored
    try {
      stored = await this.groups[preferred(request)].current()
    } catch {
      return sendUnavailable(response)
    }
    const { etag } = stored.headers
    if (etag !== undefined && request.headers["if-none-match"] === etag) {
      const { "content-length": _length, "content-encoding": _encoding, ...head } = stored.headers
      response.writeHead(304, { ...extraHeaders, ...head }).end()
      return
    }
    response.writeHead(stored.status, { ...extraHeaders, ...stored.headers })
    response.end(stored.body)
  }

  private revalidate(encoding: Encoding): Promise<Stored> {
    const known = this.kept.get(encoding)
    const headers = {
      "accept-encoding": encoding,
      ...(known?.headers.etag && { "if-none-match": known.headers.etag }),
    }
    return new Promise((resolve, reject) => {
      const sent = this.backend.begin({ method: "GET", path: this.path, headers }, (answer) => {
        if (answer.statusCode === 304 && known) {
          answer.resume()
          resolve(known)
        } else {
          this.store(encoding, answer).then(resolve, reject)
        }
      })
      sent.on("error", reject)
      sent.end()
    })
  }

  private async store(encoding: Encoding, answer: IncomingMessage): Promise<Stored> {
    const body = await buffer(answer)
    const status = answer.statusCode ?? 502
    const headers = { ...endToEndHeaders(answer.headers), "content-length": String(body.length) }
    const stored: Stored = { status, headers, body }
    if (status === 200 && headers.etag !== undefined) this.kept.set(encoding, stored)
    return stored
  }
}
