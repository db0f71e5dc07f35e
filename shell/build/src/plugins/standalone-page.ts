import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Plugin } from "vite"

/** In development, answers every page address with dev/index.html: the micro-frontend run alone. */
export function standalonePage(): Plugin {
  return {
    name: "shop:standalone-page",
    apply: "serve",
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== "GET" || !request.headers.accept?.includes("text/html"))
            return next()
          try {
            const page = await readFile(join(server.config.root, "dev/index.html"), "utf8")
            response.setHeader("content-type", "text/html")
            response.end(await server.transformIndexHtml(request.url ?? "/", page))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
