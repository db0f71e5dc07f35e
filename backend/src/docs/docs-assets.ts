import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { openApiDocument } from "@shop/api/openapi"
import { env } from "../server/env"
import { type Asset, asset } from "./asset"
import { docsPage, docsScript } from "./docs-page"

const swagger = dirname(require.resolve("swagger-ui-dist/package.json"))
const fromSwagger = (name: string) => () => readFileSync(join(swagger, name))
const script = "text/javascript; charset=utf-8"

/** Everything the reference consists of by its path, all of it from this process. */
export const docsAssets: Record<string, Asset> = {
  "/api/docs": asset("text/html; charset=utf-8", () => docsPage(env().shopName)),
  "/api/docs/start.js": asset(script, () => docsScript),
  "/api/docs/swagger-ui.js": asset(script, fromSwagger("swagger-ui-bundle.js")),
  "/api/docs/swagger-ui.css": asset("text/css; charset=utf-8", fromSwagger("swagger-ui.css")),
  "/api/docs/openapi.json": asset("application/json; charset=utf-8", () =>
    JSON.stringify(openApiDocument(`${env().shopName}: calls`)),
  ),
}
