import type { IncomingMessage } from "node:http"

/** `::ffff:10.0.0.1` is how a dual-stack socket names 10.0.0.1. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/, "")

/**
 * The caller's address. Of what X-Forwarded-For claims, only the last `trustProxy` entries come from
 * proxies of ours; whatever stands before them anybody may have written.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const claimed = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .filter((address) => address.trim())
  const chain = [...claimed, request.socket.remoteAddress ?? ""].map(plain)
  return chain[Math.max(0, chain.length - 1 - trustProxy)] ?? ""
}
