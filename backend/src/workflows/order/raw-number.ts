/** Rupees of whole paise as Medusa's numeric columns take them: `3399` → `33.99`, `3400` → `34`. */
export function rupeesText(paise: number): string {
  const text = String(paise).padStart(3, "0")
  const fraction = text.slice(-2).replace(/0+$/, "")
  return text.slice(0, -2) + (fraction && `.${fraction}`)
}

/** A number as Medusa stores it beside each numeric column: exact, as text. */
export function rawNumber(value: string): { value: string; precision: number } {
  return { value, precision: 20 }
}

/** A numeric column and its raw twin, e.g. `amount` and `raw_amount`. */
export function numeric(column: string, value: string): Record<string, unknown> {
  return { [column]: value, [`raw_${column}`]: rawNumber(value) }
}
