/** Where each process listens: offsets from PORT_BASE, as docs and other parts know them. */
export const offsets = {
  storefront: 0,
  catalog: 1,
  cart: 2,
  seller: 3,
  sandbox: 10,
  smtp: 11,
  storybook: 12,
  backend: 20,
  postgres: 30,
}

/** @typedef {keyof typeof offsets} Place */

/**
 * @param {number | string} base
 * @returns {Record<Place, number>}
 */
export function portsFrom(base) {
  const entries = Object.entries(offsets).map(([place, offset]) => [place, Number(base) + offset])
  return Object.fromEntries(entries)
}
