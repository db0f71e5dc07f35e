/** Offsets from PORT_BASE at which micro-frontends are served locally (docs/operating.md, Addresses). */
const fixed: Record<string, number> = { catalog: 1, cart: 2, seller: 3 }

/** The offset of a micro-frontend with a server of its own; all others come from the storefront's origin. */
export const portOffsetOf = (name: string): number | undefined => fixed[name]
