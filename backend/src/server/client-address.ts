import type { IncomingMessage } from "node:http"
import { isIPv6 } from "node:net"

/**
 * The caller's address as the storefront server saw it. This process listens on loopback only, and
 * the storefront overwrites what callers claim, so the header can be believed.
 */
export function clientAddress(request: IncomingMessage): string {
  const header = request.headers["x-shop-client-address"]
  return (Array.isArray(header) ? header[0] : header) ?? request.socket.remoteAddress ?? "unknown"
}

/**
 * What counts as one origin: an IPv4 address, or the /64 network that an IPv6 host can choose its
 * addresses from.
 */
export function originOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, "")
  if (!isIPv6(plain)) return plain
  const [head = "", tail] = plain.replace(/%.*$/, "").split("::")
  const first = head === "" ? [] : head.split(":")
  const last = tail ? tail.split(":") : []
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(Math.max(0, missing)).fill("0"), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
