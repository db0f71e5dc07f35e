import { type PricedLine, TAX_PERCENT, totalsOf } from "@shop/api/money"

/** Digits after the point of a bent rate; Medusa calculates with twenty. */
const DIGITS = 20

/**
 * Gives each line its tax rate in percent, such that Medusa's unrounded arithmetic arrives at the
 * shop's tax to the paisa. Each rate is 2 but the largest line's, which carries the rounding:
 * 2.009…% where the rounded tax is a fraction of a paisa more than 2% of the subtotal.
 */
export function withTaxRates<Line extends PricedLine>(
  lines: readonly Line[],
): (Line & { taxRate: string })[] {
  const { subtotal, tax } = totalsOf(lines)
  const percent = BigInt(TAX_PERCENT)
  // Hundredths of a paisa by which the rounded tax differs from the exact one.
  const bend = 100n * BigInt(tax) - percent * BigInt(subtotal)
  const amountOf = (line: PricedLine) => BigInt(line.unitPaise) * BigInt(line.quantity)
  const largest = lines.reduce((most, line) => (amountOf(line) > amountOf(most) ? line : most))
  const bent = decimal(percent * amountOf(largest) + bend, amountOf(largest))
  return lines.map((line) => ({ ...line, taxRate: line === largest ? bent : String(percent) }))
}

/** `numerator / denominator` as a decimal, cut off after 20 digits; 0 or more. */
function decimal(numerator: bigint, denominator: bigint): string {
  const scaled = (numerator * 10n ** BigInt(DIGITS)) / denominator
  const digits = scaled.toString().padStart(DIGITS + 1, "0")
  const fraction = digits.slice(-DIGITS).replace(/0+$/, "")
  return digits.slice(0, -DIGITS) + (fraction && `.${fraction}`)
}
