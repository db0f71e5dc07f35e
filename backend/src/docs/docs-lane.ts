import type { IncomingMessage, ServerResponse } from "node:http"
import { acceptedEncoding } from "../catalogue/accepted-encoding"
import { sendError } from "../api/answer"
import type { Lane } from "../server/front-door"
import type { Asset } from "./asset"
import { docsAssets } from "./docs-assets"

const headers = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  vary: "Origin, Accept-Encoding",
  "x-content-type-options": "nosniff",
}

/** Answers `GET /api/docs`: the readable reference of all calls, and its OpenAPI document. */
export const docsLane: Lane = (request, response, path) => {
  const asked = Object.hasOwn(docsAssets, path) ? docsAssets[path] : undefined
  if (!asked || (request.method !== "GET" && request.method !== "HEAD")) return false
  void send(asked, request, response).catch((error: unknown) =>
    sendError(response, error, String(request.headers["x-request-id"])),
  )
  return true
}

async function send(
  { type, content }: Asset,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const made = await content()
  const { etag } = made
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, { ...headers, etag }).end()
    return
  }
  const encoding = acceptedEncoding(request.headers["accept-encoding"])
  const body = made[encoding]
  response.writeHead(200, {
    ...headers,
    etag,
    "content-type": type,
    "content-length": body.length,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  })
  response.end(request.method === "HEAD" ? undefined : body)
}
