import { createServer, type Server } from "node:http"
import { StaticFolder } from "@shop/registry"

/** What may go wrong with a file on its way to the browser. */
export type Fault = "refused" | "missing" | "changed" | "held"

/** Serves the files of a folder, and lets tests spoil those whose path matches. */
export class FaultyServer {
  readonly server: Server
  private fault: { path: RegExp; kind: Fault } | undefined
  private held: (() => void)[] = []

  constructor(folder: string) {
    const files = new StaticFolder(folder)
    const headers = { "access-control-allow-origin": "*", "cache-control": "no-store" }
    this.server = createServer(async (request, response) => {
      const pathname = (request.url ?? "").split("?", 1)[0] ?? ""
      const kind = this.fault?.path.test(pathname) ? this.fault.kind : undefined
      if (kind === "refused") return request.socket.destroy()
      if (kind === "missing") return response.writeHead(404, headers).end()
      if (kind === "changed") {
        response.writeHead(200, { ...headers, "content-type": "text/javascript" })
        return response.end("window.intruder = true")
      }
      if (kind) await new Promise<void>((resolve) => this.held.push(resolve))
      if (!(await files.send(request, response, pathname, headers))) {
        response.writeHead(404, headers).end()
      }
    })
  }

  /** From now on spoils what matches `path`. */
  spoil(path: RegExp, kind: Fault): void {
    this.fault = { path, kind }
  }

  mend(): void {
    this.fault = undefined
    for (const letGo of this.held.splice(0)) letGo()
  }
}
