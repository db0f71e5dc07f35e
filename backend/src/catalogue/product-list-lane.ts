import type { IncomingMessage, ServerResponse } from "node:http"
import type { Lane } from "../server/front-door"
import { acceptedEncoding } from "./accepted-encoding"
import type { Catalogue } from "./catalogue"
import type { Variant } from "./representation"

/** Answers `GET /api/product/list` from memory, before anything of Medusa is asked. */
export function productListLane(catalogue: Catalogue): Lane {
  return (request, response, path) => {
    if (path !== "/api/product/list") return false
    if (request.method !== "GET" && request.method !== "HEAD") return false
    const list = catalogue.list()
    const encoding = acceptedEncoding(request.headers["accept-encoding"])
    const variant = list.ready(encoding)
    if (variant) send(request, response, variant)
    else
      list.make(encoding).then(
        (made) => send(request, response, made),
        () => list.make("identity").then((plain) => send(request, response, plain)),
      )
    return true
  }
}

function send(request: IncomingMessage, response: ServerResponse, variant: Variant): void {
  if (holds(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, variant.unchangedHeaders).end()
    return
  }
  response.writeHead(200, variant.headers)
  response.end(request.method === "HEAD" ? undefined : variant.body)
}

/** Whether the caller has this very variant already; proxies may have marked its tag as weak. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(",").some((tag) => {
    const own = tag.trim().replace(/^W\//, "")
    return own === etag || own === "*"
  })
}
