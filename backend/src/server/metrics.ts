import { timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { collectDefaultMetrics, Histogram, register } from "prom-client"
import { env } from "./env"
import type { Lane } from "./front-door"
import { storefrontMetrics } from "./storefront-metrics"

collectDefaultMetrics()
const seconds = new Histogram({
  name: "shop_http_request_seconds",
  help: "Time from a request's head to the end of its answer, in seconds.",
  labelNames: ["method", "area", "status"],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

/** What requests are told apart by; a path that anybody can make up is none of it. */
const areas =
  /^\/(api\/(address|cart|contact|docs|events|newsletter|order|product|seller|user)|[a-z]+)(?=\/|$)/
const known = new Set(["/admin", "/app", "/auth", "/health", "/metrics", "/store", "/uploads"])

/** Notes that a request was answered, and how long it took in ms. */
export function noteAnswer(method: string, path: string, status: number, ms: number): void {
  const area = areas.exec(path)?.[0] ?? ""
  const named = area.startsWith("/api/") || known.has(area) ? area : "other"
  seconds.observe({ method, area: named, status: String(status) }, ms / 1000)
}

/** Measures every request; answers `GET /metrics` to loopback without a token, or to its bearer. */
export const metricsLane: Lane = (request, response, path) => {
  const start = performance.now()
  response.once("close", () =>
    noteAnswer(request.method ?? "", path, response.statusCode, performance.now() - start),
  )
  if (path !== "/metrics" || request.method !== "GET") return false
  if (!mayRead(request)) {
    response.writeHead(404).end()
    return true
  }
  void Promise.all([register.metrics(), storefrontMetrics()]).then(([ours, storefronts]) => {
    response.writeHead(200, { "content-type": register.contentType }).end(ours + storefronts)
  })
  return true
}

function mayRead(request: IncomingMessage): boolean {
  const token = env().metricsToken
  if (!token) return request.headers["x-shop-client-address"] === undefined
  const given = Buffer.from(request.headers.authorization ?? "")
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
