import { createServer, type Server } from "node:http"
import { StaticFolder } from "./static-folder.js"

/** Serves a build that changes as somebody works on it, to a shell elsewhere that they look at. */
export function createLocalBuildServer(folder: string): Server {
  const files = new StaticFolder(folder)
  const headers = { "access-control-allow-origin": "*", "cache-control": "no-store" }
  return createServer((request, response) => {
    const pathname = (request.url ?? "/").split("?", 1)[0] ?? "/"
    files.send(request, response, pathname, headers).then(
      (sent) => sent || response.writeHead(404, headers).end(),
      () => response.destroy(),
    )
  })
}
