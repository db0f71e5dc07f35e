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

/** What a page may use beside what the storefront itself serves; all of them sources of a policy. */
export interface PageSources {
  /** Origins of the registered micro-frontends. */
  code: readonly string[]
  /** Inline scripts of the page, by their hash. */
  scripts: readonly string[]
  /** Style elements that the page itself carries, by their hash. */
  styles: readonly string[]
  pictures: readonly string[]
}

/** Pages of the shop run code of the shell and of the registered micro-frontends, and no other. */
export function pagePolicy({ code: origins, scripts, styles, pictures }: PageSources): string {
  const code = ["'self'", ...origins].join(" ")
  return policy({
    "default-src": "'none'",
    "script-src": [code, ...scripts].join(" "),
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
