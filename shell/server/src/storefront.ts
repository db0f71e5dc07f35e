import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { join } from "node:path"
import { languageOfCookies } from "@shop/api/language"
import { shellRoutes } from "@shop/kernel/manifest"
import { log, StaticFolder } from "@shop/registry"
import { sendJson, sendText } from "./answers.js"
import { isBackendPath } from "./backend-paths.js"
import { CatalogueSource } from "./catalogue/catalogue-source.js"
import { documentsOf } from "./documents/documents.js"
import { sendDocument } from "./documents/send-document.js"
import { withSingleSlashes } from "./pages/page-address.js"
import { pageTemplateSource } from "./pages/page-template-source.js"
import { sendPage } from "./pages/send-page.js"
import { Backends } from "./proxy/backends.js"
import { passOn } from "./proxy/pass-on.js"
import { RevalidatedResource } from "./proxy/revalidated-resource.js"
import { overridesOf } from "./registry/overrides.js"
import { registrySource } from "./registry/registry-source.js"
import { bucketOf } from "./registry/visitor-bucket.js"
import { originsOf, registryFor } from "./registry/visitor-registry.js"
import { answerReport } from "./watch/answer-report.js"
import { mayReadMetrics } from "./watch/may-read-metrics.js"
import { releaseWatch } from "./watch/create-watch.js"
import { dataPolicy, pagePolicy, transportHeaders } from "./security-headers.js"
import type { Settings } from "./settings.js"
import { answerTeamTools } from "./team-tools.js"

const PRODUCTS = "/api/product/list"
/** Pages whose head speaks of products. */
const ofProducts = /^\/products\/./
/** Built files carry a hash of their content in their name. */
const FOR_EVER = "public, max-age=31536000, immutable"
const ASK_EACH_TIME = "no-cache"

/** Whether a path names a file. The raw index.html is none: pages are made from it. */
function isFile(pathname: string): boolean {
  return /^\/(?:assets|mfe)\/|\.[^/]*$/.test(pathname) && pathname !== "/index.html"
}

/**
 * The storefront server: the shell's pages and files, the registry, and the backend's paths, all on
 * one origin. Listens nowhere yet; closing it closes its connections to the backend.
 */
export async function createStorefront(settings: Settings): Promise<Server> {
  const backends = new Backends(settings.backendUrls)
  const registries = await registrySource(settings.registryUrl, settings.localDir)
  const files = new StaticFolder(settings.shellFolder)
  const releases = new StaticFolder(join(settings.localDir, "mfe"))
  const templates = await pageTemplateSource(settings)
  const pictures = settings.picturesOrigin ? [settings.picturesOrigin] : []
  const transport = transportHeaders(settings.publicUrl)
  const dataHeaders = { ...transport, "content-security-policy": dataPolicy }
  const products = new RevalidatedResource(backends, PRODUCTS, dataHeaders)
  const catalogues = new CatalogueSource(products)
  const watch = releaseWatch(settings, registries)
  const pointer = () => registries.current()
  const tools = { settings, watch, pointer, headers: dataHeaders }
  const documents = documentsOf(settings, catalogues)

  function refuse(response: ServerResponse, status: 400 | 404 | 405): void {
    const allow = status === 405 && { allow: "GET, HEAD" }
    response.writeHead(status, { ...dataHeaders, ...allow, "cache-control": "no-store" }).end()
  }

  async function sendFile(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const isRelease = pathname.startsWith("/mfe/")
    const folder = isRelease ? releases : files
    const path = isRelease ? pathname.slice("/mfe".length) : pathname
    const lasts = isRelease || pathname.startsWith("/assets/")
    const caching = { "cache-control": lasts ? FOR_EVER : ASK_EACH_TIME }
    const sent = await folder.send(request, response, path, { ...dataHeaders, ...caching })
    if (!sent) refuse(response, 404)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "/"
    // Without an Origin the answer is the same for everybody, so everybody may share one.
    if (url === PRODUCTS && request.method === "GET" && request.headers.origin === undefined) {
      return products.send(request, response)
    }
    // What is meant for a proxy (http://…), or for no resource at all (*).
    if (!url.startsWith("/")) return refuse(response, 400)
    const pathname = url.split("?", 1)[0] ?? "/"
    if (pathname === "/health/live") return sendJson(response, 200, { status: "live" }, dataHeaders)
    if (isBackendPath(pathname)) {
      return passOn(backends, settings.trustProxy, request, response, dataHeaders)
    }
    if (pathname === "/mfe/report" && request.method === "POST")
      return answerReport(watch, request, response, dataHeaders)
    if (await answerTeamTools(request, response, pathname, tools)) return
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405)
    if (pathname === "/mfe/metrics" && mayReadMetrics(request, settings))
      return sendText(response, watch.metrics(), dataHeaders)

    const document = documents.get(pathname)
    if (document) return sendDocument(request, response, await document(), dataHeaders)
    const isRegistry = pathname === "/mfe/registry.json"
    const isPage = isRegistry || pathname === shellRoutes.inspector
    if (!isPage && isFile(pathname)) return sendFile(request, response, pathname)

    const pointer = await registries.current()
    const { bucket, cookie } = bucketOf(request, pointer, settings)
    if (cookie) response.setHeader("set-cookie", cookie)
    const registry = registryFor(request.headers.host ?? "", pointer, settings, bucket)
    if (isRegistry) {
      const caching = { "cache-control": ASK_EACH_TIME, vary: "host" }
      return sendJson(response, 200, registry, { ...dataHeaders, ...caching })
    }
    if (pathname.includes("//")) {
      response.writeHead(308, { ...dataHeaders, location: withSingleSlashes(url) }).end()
      return
    }
    const template = await templates.current()
    const overrides = overridesOf(request, settings)
    const catalogue = ofProducts.test(pathname) ? await catalogues.current() : undefined
    const language = languageOfCookies(request.headers.cookie)
    const page = template.render(pathname, {
      language,
      registry,
      catalogue,
      begin: (shown) => watch.begin(registry, shown, pointer),
      isWatched: watch.isWatching(pointer),
      ...(settings.stage !== "production" && settings.stage && { stage: settings.stage }),
      overrides,
    })
    const { styles } = template
    const code = [...originsOf(registry), ...Object.values(overrides)]
    const policy = pagePolicy({ code, scripts: page.scripts, styles, pictures })
    const headers = { ...transport, "content-security-policy": policy }
    return sendPage(request, response, page, headers)
  }

  // Whoever sends slower than this is cut off; the backend would do the same.
  const patience = { headersTimeout: 15_000, requestTimeout: 60_000 }
  const server = createServer(patience, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log("error", "A request failed.", { path: request.url?.split("?", 1)[0], error })
      if (response.headersSent) response.destroy()
      else response.writeHead(500, dataHeaders).end()
    })
  })
  return server.on("close", () => {
    products.close()
    backends.close()
  })
}
