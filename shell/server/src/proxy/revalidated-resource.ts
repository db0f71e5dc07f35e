import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import { acceptedEncodings, type Compression, isUnchanged } from "@shop/registry"
import { sendUnavailable } from "../answers.js"
import { type Backend, isRefusal } from "./backend.js"
import type { Backends } from "./backends.js"
import { endToEndHeaders } from "./forwarded-headers.js"
import { GroupRevalidation } from "./group-revalidation.js"
import { readWhole } from "./read-whole.js"
import { UnchangedCheck } from "./unchanged-check.js"

interface Stored {
  status: number
  etag: string | undefined
  /** Names and values in turn, which is what node writes fastest; also for an answer without body. */
  headers: string[]
  headersWithoutBody: string[]
  body: Buffer
}

/** Encodings that are kept apart; the backend answers each with bytes compressed beforehand. */
type Encoding = Compression | "identity"

/** Headers that speak of a body, and are left out where none is sent. */
const ofBody = new Set(["content-length", "content-encoding", "content-type"])

function flatten(headers: IncomingHttpHeaders, omitted?: ReadonlySet<string>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || omitted?.has(name) ? [] : [name, String(value)],
  )
}

/**
 * A public resource of the backend, served from memory and yet never stale: each group of requests
 * is answered after one conditional request to the backend that started after they had arrived.
 */
export class RevalidatedResource {
  private readonly kept = new Map<Encoding, Stored>()
  private readonly groups: Record<Encoding, GroupRevalidation<Stored>>
  private readonly checks = new Map<Backend, Record<Encoding, UnchangedCheck>>()

  /** `extraHeaders` are sent where the backend does not send them itself. */
  constructor(
    private readonly backends: Backends,
    private readonly path: string,
    private readonly extraHeaders: Record<string, string>,
  ) {
    const group = (encoding: Encoding) => new GroupRevalidation(() => this.revalidate(encoding))
    const check = ({ url }: Backend, encoding: Encoding) => {
      const lines = [`GET ${path} HTTP/1.1`, `host: ${url.host}`, `accept-encoding: ${encoding}`]
      return new UnchangedCheck(url, lines.map((line) => `${line}\r\n`).join(""))
    }
    this.groups = { br: group("br"), gzip: group("gzip"), identity: group("identity") }
    for (const backend of backends.all) {
      const of = (encoding: Encoding) => check(backend, encoding)
      this.checks.set(backend, { br: of("br"), gzip: of("gzip"), identity: of("identity") })
    }
  }

  close(): void {
    for (const checks of this.checks.values())
      for (const check of Object.values(checks)) check.close()
  }

  /** Answers a GET of this resource; 503 while the backend is away. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const [encoding = "identity"] = acceptedEncodings(request)
    this.groups[encoding].current().then(
      (stored) => {
        if (stored.status === 200 && isUnchanged(request, stored.etag)) {
          response.writeHead(304, stored.headersWithoutBody).end()
        } else {
          response.writeHead(stored.status, stored.headers).end(stored.body)
        }
      },
      () => sendUnavailable(response),
    )
  }

  /** The resource as it is now, for the storefront's own use. Rejects while the backend is away. */
  async read(): Promise<Pick<Stored, "status" | "etag" | "body">> {
    return this.groups.identity.current()
  }

  private async revalidate(encoding: Encoding): Promise<Stored> {
    const backend = this.backends.pick()
    const known = this.kept.get(encoding)
    const check = this.checks.get(backend)?.[encoding]
    if (known?.etag !== undefined && (await check?.holds(known.etag))) return known
    return this.store(encoding, await this.ask(encoding, backend))
  }

  /** Asks in full; a process that is away is passed over for another. */
  private async ask(encoding: Encoding, first: Backend): Promise<IncomingMessage> {
    const headers = { "accept-encoding": encoding }
    const tried = new Set<Backend>()
    for (let backend = first; ; backend = this.backends.pick(tried)) {
      try {
        return await backend.ask({ method: "GET", path: this.path, headers })
      } catch (error) {
        tried.add(backend)
        if (isRefusal(error)) this.backends.eject(backend)
        if (tried.size === this.backends.all.length) throw error
      }
    }
  }

  private async store(encoding: Encoding, answer: IncomingMessage): Promise<Stored> {
    const body = await readWhole(answer)
    const { date: _date, ...given } = endToEndHeaders(answer.headers)
    const headers = { ...this.extraHeaders, ...given, "content-length": String(body.length) }
    const stored: Stored = {
      status: answer.statusCode ?? 502,
      etag: answer.headers.etag,
      headers: flatten(headers),
      headersWithoutBody: flatten(headers, ofBody),
      body,
    }
    if (stored.status === 200 && stored.etag !== undefined) this.kept.set(encoding, stored)
    return stored
  }
}
