/** Tax on the cart amount, in percent (specification, section 9). */
export const TAX_PERCENT = 2

/** One priced line: the unit price in paise and a whole quantity. */
export interface PricedLine {
  readonly unitPaise: number
  readonly quantity: number
}

/** All amounts in paise. */
export interface Totals {
  readonly subtotal: number
  readonly tax: number
  readonly shipping: number
  readonly total: number
}

/**
 * What a cart costs, in paise: subtotal, 2% tax rounded half up to the paisa, free shipping.
 * Cart screen, order, card payment, mail and Medusa Admin all take it from here.
 */
export function totalsOf(lines: readonly PricedLine[]): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0)
  const tax = Math.floor((subtotal * TAX_PERCENT + 50) / 100)
  return { subtotal, tax, shipping: 0, total: subtotal + tax }
}

/** Rupees with at most two decimals, as the API writes them. */
export function rupeesFromPaise(paise: number): number {
  return paise / 100
}

/**
 * Whole paise of an amount in rupees, or undefined where it has more than two decimals,
 * is negative, or too large to be exact.
 */
export function paiseFromRupees(rupees: number | string): number | undefined {
  const match = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(rupees).trim())
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"))
}
