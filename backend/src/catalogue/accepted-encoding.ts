import type { Encoding } from "./representation"

/** A coding in `Accept-Encoding`, with its weight if one is given. */
const named = (coding: string) =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?=,|$)`, "i")

const brotli = named("br")
const gzip = named("gzip")
const any = named("\\*")

/** The encoding to answer with: the smallest that the caller's `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return "identity"
  const text = String(header)
  if (allows(text, brotli)) return "br"
  return allows(text, gzip) ? "gzip" : "identity"
}

function allows(header: string, coding: RegExp): boolean {
  const found = coding.exec(header) ?? any.exec(header)
  return found !== null && Number(found[1] ?? 1) > 0
}
