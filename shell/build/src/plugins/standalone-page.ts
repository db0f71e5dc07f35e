import type { Manifest } from "@shop/kernel/manifest"
import type { Plugin } from "vite"

const page = ({ name }: Manifest) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${name}, run alone</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/dev/main.tsx"></script>
  </body>
</html>
`

/** In development, answers every page address with a page of dev/main.tsx: the micro-frontend run alone. */
export function standalonePage(manifest: Manifest): Plugin {
  return {
    name: "shop:standalone-page",
    apply: "serve",
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== "GET" || !request.headers.accept?.includes("text/html"))
            return next()
          try {
            const html = await server.transformIndexHtml(request.url ?? "/", page(manifest))
            response.setHeader("content-type", "text/html")
            response.end(html)
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
