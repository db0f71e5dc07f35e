import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { openApiDocument } from "@shop/api/openapi"
import { env } from "../server/env"
import type { Lane } from "../server/front-door"
import { docsPage, docsScript } from "./docs-page"

interface Asset {
  readonly type: string
  readonly read: () => string | Buffer
}

const swagger = dirname(require.resolve("swagger-ui-dist/package.json"))
const fromSwagger = (name: string) => () => readFileSync(join(swagger, name))
const script = "text/javascript; charset=utf-8"

/** Everything the reference consists of, all of it from this process. */
const assets: Record<string, Asset> = {
  "/api/docs": { type: "text/html; charset=utf-8", read: () => docsPage(env().shopName) },
  "/api/docs/start.js": { type: script, read: () => docsScript },
  "/api/docs/swagger-ui.js": { type: script, read: fromSwagger("swagger-ui-bundle.js") },
  "/api/docs/swagger-ui.css": {
    type: "text/css; charset=utf-8",
    read: fromSwagger("swagger-ui.css"),
  },
  "/api/docs/openapi.json": {
    type: "application/json; charset=utf-8",
    read: () => JSON.stringify(openApiDocument(`${env().shopName}: calls`)),
  },
}

const headers = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
}

/** Answers `GET /api/docs`: the readable reference of all calls, and its OpenAPI document. */
export const docsLane: Lane = (request, response, path) => {
  const asset = assets[path]
  if (!asset || (request.method !== "GET" && request.method !== "HEAD")) return false
  const body = Buffer.from(asset.read())
  response.writeHead(200, {
    ...headers,
    "content-type": asset.type,
    "content-length": body.length,
  })
  response.end(request.method === "HEAD" ? undefined : body)
  return true
}
