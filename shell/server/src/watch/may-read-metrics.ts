import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Settings } from "../settings.js"

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"])

const hash = (text: string) => createHash("sha256").update(text).digest()

/** Numbers are for the operator: by METRICS_TOKEN, or from this machine and through no proxy. */
export function mayReadMetrics(
  { headers, socket }: IncomingMessage,
  { metricsToken, trustProxy }: Pick<Settings, "metricsToken" | "trustProxy">,
): boolean {
  if (metricsToken)
    return timingSafeEqual(hash(headers.authorization ?? ""), hash(`Bearer ${metricsToken}`))
  const isForwarded = ["forwarded", "x-forwarded-for", "via"].some((name) => headers[name])
  return trustProxy === 0 && !isForwarded && loopback.has(socket.remoteAddress ?? "")
}
