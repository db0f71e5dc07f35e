/** A piece of HTML that is safe to place in a page. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | Markup[] | undefined

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Tagged template for HTML: every value is escaped unless it is `Markup` itself. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, index) => text + render(values[index - 1]) + part))
}

function render(value: Value): string {
  if (value === undefined) return ""
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map((item) => item.text).join("")
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
