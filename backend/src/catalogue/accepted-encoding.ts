import type { Encoding } from "./representation"

/** The encoding to answer with: the smallest that the caller's `Accept-Encoding` allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return "identity"
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of String(header).toLowerCase().split(",")) {
    const [coding = "", ...parameters] = part.split(";").map((text) => text.trim())
    const zero = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    ;(zero ? refused : accepted).add(coding)
  }
  const may = (coding: string) =>
    !refused.has(coding) && (accepted.has(coding) || accepted.has("*"))
  return may("br") ? "br" : may("gzip") ? "gzip" : "identity"
}
