const grams: Record<string, number> = { g: 1, gm: 1, gms: 1, kg: 1000, mg: 0.001 }

/** Grams of a printed weight such as "500 g" or "1.5 kg"; undefined for "6 pcs" or "1 l". */
export function gramsOf(printed: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]+)\.?$/i.exec(printed.trim())
  const unit = grams[match?.[2]?.toLowerCase() ?? ""]
  return match && unit ? Number(match[1]) * unit : undefined
}

/**
 * The weight on the product page: the text printed on the pack, unless Medusa's weight (grams) has
 * been changed since to something else. Undefined where neither is known.
 */
export function printedWeight(weight: number | null, text: string | null): string | undefined {
  if (weight === null || weight <= 0) return text ?? undefined
  if (text !== null) {
    const printed = gramsOf(text)
    // A text that is no weight says something else; Medusa keeps weights in single precision.
    if (printed === undefined || Math.fround(printed) === Math.fround(weight)) return text
  }
  const rounded = Number(weight.toPrecision(6))
  return rounded >= 1000 ? `${rounded / 1000} kg` : `${rounded} g`
}
