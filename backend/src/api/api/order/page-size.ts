import type { IncomingMessage } from "node:http"
import { limits } from "@shop/api"

/**
 * How many orders the request prefers at once (`Prefer: maxpagesize=n`, RFC 7240), at most as many as
 * there may be in a part. Undefined without it, and where it makes no sense: a preference is no demand.
 */
export function pageSize({ headers }: IncomingMessage): number | undefined {
  const preferred = /\bmaxpagesize\s*=\s*"?(\d+)/i.exec(String(headers.prefer ?? ""))
  return preferred ? Math.min(Number(preferred[1]), limits.pageSize) || undefined : undefined
}
