import type { IncomingMessage, ServerResponse } from "node:http"
import { json } from "./answers.js"
import { isLoopbackHost } from "./is-loopback-host.js"
import type { Answer, Route } from "./route.js"

/** Turns a list of routes into a request listener of `node:http`. */
export function answerWith(routes: Route[]) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    void find(routes, request)
      .catch((error: unknown) => {
        console.error(JSON.stringify({ level: "error", message: String(error), url: request.url }))
        return json({ message: "The sandbox failed to answer; its log says why." }, 500)
      })
      .then(({ status, headers, body }) => {
        response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) })
        response.end(request.method === "HEAD" ? undefined : body)
      })
  }
}

async function find(routes: Route[], request: IncomingMessage): Promise<Answer> {
  // Mails hold codes: a foreign page that points its own name at this address must not read them.
  if (!isLoopbackHost(request.headers.host)) {
    return json({ message: "The sandbox answers on this machine's own address only." }, 403)
  }
  const url = new URL(request.url ?? "/", "http://localhost")
  const method = request.method === "HEAD" ? "GET" : request.method
  for (const route of routes) {
    const params = match(route.path, url.pathname)
    if (!params) continue
    if (route.method !== method) {
      return json({ message: `This address takes ${route.method} only.` }, 405)
    }
    return route.answer({ params, query: url.searchParams })
  }
  return json({ message: "There is nothing at this address of the sandbox." }, 404)
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split("/")
  const parts = path.split("/")
  if (names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ""
    if (name.startsWith(":")) params[name.slice(1)] = decode(part)
    else if (name !== part) return undefined
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a stray % is no name of ours, so it simply finds nothing
  }
}
