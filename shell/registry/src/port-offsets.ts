/** Offsets from PORT_BASE at which micro-frontends are served locally (docs/operating.md, Addresses). */
const fixed: Record<string, number> = { catalog: 1, cart: 2, seller: 3 }

/** The storefront and its micro-frontends share +0 to +9. */
const LAST = 9

/** The offset of a micro-frontend: its fixed one, the one it has, or the next that is free. */
export function portOffsetFor(name: string, taken: ReadonlyMap<string, number>): number {
  const known = fixed[name] ?? taken.get(name)
  if (known !== undefined) return known
  const used = new Set([0, ...Object.values(fixed), ...taken.values()])
  for (let offset = 1; offset <= LAST; offset++) if (!used.has(offset)) return offset
  throw new Error(`All ${LAST} local ports of micro-frontends are taken; retire one first.`)
}
