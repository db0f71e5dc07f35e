/** One rule of a stylesheet with what it stands in, from the outside in: `@layer mfe`, `@media …`. */
export interface CssRule {
  prelude: string
  within: readonly string[]
}

/** At-rules whose content is rules again. */
const GROUPS = /^@(layer|media|supports|container|scope|starting-style)\b/

/** Where a string, a comment or a bracket that opens at `index` ends; `index` itself where none does. */
function skip(css: string, index: number): number {
  if (css.startsWith("/*", index)) {
    const end = css.indexOf("*/", index + 2)
    return end < 0 ? css.length : end + 2
  }
  const open = css[index] ?? ""
  if (open === '"' || open === "'") {
    let at = index + 1
    while (at < css.length && css[at] !== open) at += css[at] === "\\" ? 2 : 1
    return at + 1
  }
  const close = { "(": ")", "[": "]", "{": "}" }[open]
  if (!close) return open === "\\" ? index + 2 : index
  let at = index + 1
  while (at < css.length && css[at] !== close) at = Math.max(skip(css, at), at + 1)
  return at + 1
}

/**
 * The rules of a stylesheet, statements such as `@import` among them. It understands enough of CSS to
 * tell where what a bundler wrote begins and ends, and looks into no declaration.
 */
export function cssRules(css: string, within: readonly string[] = []): CssRule[] {
  const rules: CssRule[] = []
  let start = 0
  let at = 0
  const prelude = () =>
    css
      .slice(start, at)
      .replace(/\/\*[^]*?\*\//g, "")
      .trim()
  while (at < css.length) {
    if (css[at] === "{") {
      const head = prelude()
      const end = skip(css, at)
      if (GROUPS.test(head)) rules.push(...cssRules(css.slice(at + 1, end - 1), [...within, head]))
      else rules.push({ prelude: head, within })
      start = at = end
    } else if (css[at] === ";") {
      if (prelude()) rules.push({ prelude: prelude(), within })
      start = at += 1
    } else at = Math.max(skip(css, at), at + 1)
  }
  return rules
}
