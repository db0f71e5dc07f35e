import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { dirname, join } from "node:path"
import { openApiDocument } from "@shop/api/openapi"
import { acceptedEncoding } from "../catalogue/accepted-encoding"
import { sendError } from "../api/answer"
import { env } from "../server/env"
import type { Lane } from "../server/front-door"
import { type Asset, asset } from "./asset"
import { docsPage, docsScript } from "./docs-page"

const swagger = dirname(require.resolve("swagger-ui-dist/package.json"))
const fromSwagger = (name: string) => () => readFileSync(join(swagger, name))
const script = "text/javascript; charset=utf-8"

/** Everything the reference consists of, all of it from this process. */
const assets: Record<string, Asset> = {
  "/api/docs": asset("text/html; charset=utf-8", () => docsPage(env().shopName)),
  "/api/docs/start.js": asset(script, () => docsScript),
  "/api/docs/swagger-ui.js": asset(script, fromSwagger("swagger-ui-bundle.js")),
  "/api/docs/swagger-ui.css": asset("text/css; charset=utf-8", fromSwagger("swagger-ui.css")),
  "/api/docs/openapi.json": asset("application/json; charset=utf-8", () =>
    JSON.stringify(openApiDocument(`${env().shopName}: calls`)),
  ),
}

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
  const asked = Object.hasOwn(assets, path) ? assets[path] : undefined
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
