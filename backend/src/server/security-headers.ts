import { env } from "./env"

const closed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const ownPage = (pictures: string) =>
  `default-src 'self'; img-src 'self' data: blob:${pictures}; ` +
  "font-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * What every answer tells browsers: guess no types, frame nothing, leak no addresses. Answers are data
 * that no page may run; the one page beside the API reference, which says so itself, is Medusa Admin.
 */
export function securityHeaders(path: string): Record<string, string> {
  const page = /^\/app(\/|$)/i.test(path)
  return {
    "content-security-policy": page ? ownPage(pictures()) : closed,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    ...(page && { "cross-origin-opener-policy": "same-origin" }),
    ...(/^\/admin(\/|$)/i.test(path) && { "cache-control": "no-store" }),
    ...(env().publicUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  }
}

/** The origin of pictures in object storage, as a further source of a policy. */
function pictures(): string {
  const { picturesUrl } = env()
  return picturesUrl ? ` ${new URL(picturesUrl).origin}` : ""
}
