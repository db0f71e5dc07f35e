/** By how many whole per cent an offer lies below the MRP, rounded down: never promises too much. */
export function discountPercent(price: number, offerPrice: number): number {
  return price > offerPrice ? Math.floor(((price - offerPrice) * 100) / price) : 0
}
