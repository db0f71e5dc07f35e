import type { IncomingMessage, ServerResponse } from "node:http"
import type { Pointer } from "@shop/registry"
import { sendJson } from "./answers.js"
import { allowsOverrides, overrideCookie } from "./registry/overrides.js"
import { inspect } from "./registry/inspection.js"
import type { Settings } from "./settings.js"
import type { ReleaseWatch } from "./watch/release-watch.js"

const paths = ["/mfe/inspector", "/mfe/inspector.json", "/mfe/override"]

interface Tools {
  settings: Settings
  watch: ReleaseWatch
  pointer: () => Promise<Pointer>
  headers: Record<string, string>
}

/**
 * What helps teams look at their parts, in development and staging: the inspector's data, and running a
 * part from one's own machine. In production none of it exists. Resolves to whether it answered; the
 * inspector's page itself is a page like others.
 */
export async function answerTeamTools(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { settings, watch, pointer, headers }: Tools,
): Promise<boolean> {
  if (!paths.includes(pathname)) return false
  const refuse = (status: number) => {
    response.writeHead(status, { ...headers, "cache-control": "no-store" }).end()
    return true
  }
  if (!allowsOverrides(settings)) return refuse(404)
  if (pathname === "/mfe/override") {
    if (request.method !== "POST") return refuse(405)
    const cookie = await overrideCookie(request, settings)
    if (!cookie) return refuse(403)
    response.setHeader("set-cookie", cookie)
    return refuse(204)
  }
  if (pathname !== "/mfe/inspector.json" || request.method !== "GET") return false
  const inspection = await inspect(settings, await pointer(), watch.counts)
  sendJson(response, 200, inspection, headers)
  return true
}
