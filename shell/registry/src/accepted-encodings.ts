import type { IncomingMessage } from "node:http"

/** How what we send can be compressed, the smallest first. */
const compressions = ["br", "gzip"] as const
export type Compression = (typeof compressions)[number]

/** A coding in `Accept-Encoding`, with its weight if one is given (RFC 9110, 12.5.3). */
const named = (coding: string) =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?=,|$)`, "i")

const patterns = { br: named("br"), gzip: named("gzip") }
const any = named("\\*")

/** What the caller can unpack, the smallest first; empty where only the plain bytes will do. */
export function acceptedEncodings({ headers }: IncomingMessage): Compression[] {
  const accepted = String(headers["accept-encoding"] ?? "")
  return compressions.filter((one) => {
    const found = patterns[one].exec(accepted) ?? any.exec(accepted)
    return found !== null && Number(found[1] ?? 1) > 0
  })
}
