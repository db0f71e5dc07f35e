/** A price as a person writes it in a field: `599.50`, but `600`. */
export function priceInField(price: number): string {
  return Number.isInteger(price) ? String(price) : price.toFixed(2)
}
