import type { IncomingMessage, ServerResponse } from "node:http"
import { json } from "./answers.js"
import { isLoopbackHost } from "./is-loopback-host.js"
import type { Answer, Route } from "./route.js"

/** The largest body that is read, in bytes. */
const LIMIT = 1_000_000

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
  const here = routes.flatMap((route) => {
    const params = match(route.path, url.pathname)
    return params ? [{ route, params }] : []
  })
  const taken = here.find(({ route }) => route.method === method)
  if (taken) {
    const { headers } = request
    const body = method === "POST" ? await readBody(request) : ""
    if (body === undefined) return json({ message: "That is too much for the sandbox." }, 413)
    return taken.route.answer({ params: taken.params, query: url.searchParams, headers, body })
  }
  if (here.length > 0) {
    const methods = here.map(({ route }) => route.method).join(" and ")
    return json({ message: `This address takes ${methods} only.` }, 405)
  }
  return json({ message: "There is nothing at this address of the sandbox." }, 404)
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= LIMIT) chunks.push(chunk)
  }
  return size > LIMIT ? undefined : Buffer.concat(chunks).toString("utf8")
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
