import { createHash } from "node:crypto"

const STYLE = /<style>([^<]*)<\/style>/g

/** The sources by which a page's policy allows the page's own style elements, and no others. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(
    ([, css = ""]) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  )
}
