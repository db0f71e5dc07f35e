import type { Answer } from "./route.js"

/** Pages run only our own script and style; frames hold nothing but our own mails. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Headers that every answer carries. */
const COMMON = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
}

/** An answer for programs. */
export function json(value: unknown, status = 200): Answer {
  return answer(status, "application/json; charset=utf-8", JSON.stringify(value))
}

/** A page of the sandbox itself; `markup` is escaped already. */
export function page(markup: string, status = 200): Answer {
  return answer(status, "text/html; charset=utf-8", markup, {
    "content-security-policy": PAGE_POLICY,
  })
}

/** Any other body, with headers of its own. */
export function answer(
  status: number,
  type: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Answer {
  return { status, headers: { ...COMMON, "content-type": type, ...headers }, body }
}
