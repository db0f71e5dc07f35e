import type { IncomingMessage, ServerResponse } from "node:http"
import { corsHeaders } from "../server/cors"
import type { Lane } from "../server/front-door"
import { noteAnswer } from "../server/metrics"
import { acceptedEncoding } from "./accepted-encoding"
import type { Catalogue } from "./catalogue"
import { listPath, type Variant } from "./representation"

/**
 * Answers `GET /api/product/list` from memory, before anything else is asked about the request. A
 * write waits until its own process shows it; `others` says that more processes write, so that what
 * they have written must be looked for before each answer.
 */
export function productListLane(catalogue: Catalogue, { others }: { others: boolean }): Lane {
  return (request, response, path) => {
    if (path !== listPath || (request.method !== "GET" && request.method !== "HEAD")) return false
    const start = performance.now()
    if (others) void catalogue.caughtUp().then(() => answerList(request, response, start))
    else answerList(request, response, start)
    return true
  }

  function answerList(request: IncomingMessage, response: ServerResponse, start: number): void {
    const list = catalogue.list()
    const encoding = acceptedEncoding(request.headers["accept-encoding"])
    const answer = (variant: Variant) => {
      send(request, response, variant)
      noteAnswer(request.method ?? "", listPath, response.statusCode, performance.now() - start)
    }
    const variant = list.ready(encoding)
    if (variant) answer(variant)
    else list.make(encoding).then(answer, () => list.make("identity").then(answer))
  }
}

function send(request: IncomingMessage, response: ServerResponse, variant: Variant): void {
  const unchanged = holds(request.headers["if-none-match"], variant.etag)
  const headers = unchanged ? variant.unchangedHeaders : variant.headers
  response.writeHead(unchanged ? 304 : 200, withCors(request, headers))
  response.end(unchanged || request.method === "HEAD" ? undefined : variant.body)
}

/** Pages of this shop send no `Origin` here: then the headers are there already. */
function withCors(request: IncomingMessage, headers: readonly string[]): string[] {
  if (request.headers.origin === undefined) return headers as string[]
  const { vary: _said, ...cors } = corsHeaders(request, listPath)
  return [...headers, ...Object.entries(cors).flat()]
}

/** Whether the caller has this very variant already; proxies may have marked its tag as weak. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(",").some((tag) => {
    const own = tag.trim().replace(/^W\//, "")
    return own === etag || own === "*"
  })
}
