/** Rules that hold for every answer. */
const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
}

const YEAR_S = 31_536_000

function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ")
}

/** Whether browsers reach the shop by https; then they shall never come back without it. */
export function transportHeaders(publicUrl: URL): Record<string, string> {
  if (publicUrl.protocol !== "https:") return always
  return { ...always, "strict-transport-security": `max-age=${YEAR_S}; includeSubDomains` }
}

/**
 * Pages of the shop run code of the shell and of the registered micro-frontends, and no other.
 * `styles` are the sources of style elements that the page itself carries; `pictures` of pictures.
 */
export function pagePolicy(
  codeOrigins: readonly string[],
  styles: readonly string[],
  pictures: readonly string[] = [],
): string {
  const code = ["'self'", ...codeOrigins].join(" ")
  return policy({
    "default-src": "'none'",
    "script-src": code,
    "style-src": [code, ...styles].join(" "),
    "img-src": [code, "data:", "blob:", ...pictures].join(" "),
    "font-src": code,
    "connect-src": code,
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
  })
}

/** Answers that are data and no page: should one be opened as a page, it can do nothing. */
export const dataPolicy = policy({
  "default-src": "'none'",
  "frame-ancestors": "'none'",
  sandbox: "",
})
