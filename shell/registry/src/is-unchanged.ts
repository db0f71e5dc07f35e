import type { IncomingMessage } from "node:http"

/** The tag itself: whether it is weak does not matter to a browser that only asks for news. */
const opaque = (etag: string) => etag.trim().replace(/^W\//, "")

/** Whether the caller has what bears this ETag already (If-None-Match: RFC 9110, 13.1.2). */
export function isUnchanged({ headers }: IncomingMessage, etag: string | undefined): boolean {
  const { "if-none-match": asked } = headers
  if (asked === undefined || etag === undefined) return false
  if (asked === etag || asked.trim() === "*") return true
  return asked.split(",").some((one) => opaque(one) === opaque(etag))
}
