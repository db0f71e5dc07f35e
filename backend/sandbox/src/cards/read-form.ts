/**
 * A body as the `stripe` package sends it: `line_items[0][price_data][currency]=inr`. Lists are
 * numbered; every value is a text.
 */
export function readForm(body: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = "", ...rest] = name.replaceAll("]", "").split("[")
    place(fields, [first, ...rest], value)
  }
  return withLists(fields) as Record<string, unknown>
}

/** Names that would reach an object's own workings are left out. */
const unsafe = new Set(["__proto__", "constructor", "prototype"])

function place(into: Record<string, unknown>, path: readonly string[], value: string): void {
  const [name = "", ...rest] = path
  if (unsafe.has(name)) return
  if (rest.length === 0) into[name] = value
  else place((into[name] ??= {}) as Record<string, unknown>, rest, value)
}

function withLists(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, withLists(part)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  if (!isList) return Object.fromEntries(entries)
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, part]) => part)
}
