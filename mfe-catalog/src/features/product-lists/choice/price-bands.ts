/** A range of offer prices in rupees; `below` itself lies outside. */
export interface PriceBand {
  /** As addresses carry it. */
  id: string
  from: number
  below: number
}

const edges = [0, 50, 100, 250, Infinity]

/** The ranges to choose from, cheapest first: they follow each other without a gap. */
export const priceBands: readonly PriceBand[] = edges.slice(0, -1).map((from, index) => {
  const below = edges[index + 1] ?? Infinity
  return { id: `${from || ""}-${Number.isFinite(below) ? below : ""}`, from, below }
})
