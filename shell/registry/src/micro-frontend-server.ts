import { createServer, type Server } from "node:http"
import { join } from "node:path"
import { introduction } from "./introduction.js"
import { log } from "./log.js"
import { StaticFolder } from "./static-folder.js"

/** The answer of /health/live. */
const LIVE = JSON.stringify({ status: "live" })

/**
 * The server of one micro-frontend: all its releases, which never change and may be cached for ever,
 * open to pages of other origins, for it is code they are meant to run. At `/` it says what it is, to
 * a person who opens it; `shop` is where people find the shop.
 */
export function createMicroFrontendServer(localDir: string, name: string, shop: string): Server {
  const files = new StaticFolder(join(localDir, "mfe", name))
  const headers = {
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  }

  return createServer(async (request, response) => {
    const refuse = (status: number) => {
      const head = { "access-control-allow-origin": "*", "cache-control": "no-store" }
      response.writeHead(status, head).end()
    }
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405)
    const pathname = (request.url ?? "/").split("?", 1)[0] ?? "/"
    if (pathname === "/health/live") {
      const head = { "content-type": "application/json", "cache-control": "no-store" }
      return response.writeHead(200, head).end(LIVE)
    }
    try {
      if (pathname === "/") {
        const text = await introduction(localDir, name, shop)
        const head = {
          ...headers,
          "content-type": "text/plain; charset=utf-8",
          "content-length": Buffer.byteLength(text),
          "cache-control": "no-store",
        }
        // To a HEAD Node.js sends the head alone.
        return response.writeHead(200, head).end(text)
      }
      if (!(await files.send(request, response, pathname, headers))) refuse(404)
    } catch (error) {
      log("error", "A file could not be sent.", { name, url: request.url, error })
      if (response.headersSent) response.destroy()
      else refuse(500)
    }
  })
}
