import { rimmedGlyph } from "./glyph"

/** Rows of goods from back to front. */
export interface PileShape {
  x: number
  /** Base of the front row. */
  y: number
  rows: number[]
  size: number
  /** Distance between neighbours as a share of the size. */
  spread?: number
}

/** A single row of goods would drown in its container. */
const LARGER_WHEN_FEW: Record<number, number> = { 1: 1.7, 2: 1.25 }

/** A heap of one kind of goods, each turned a little, the front ones last. */
export function pile(name: string, shape: PileShape, random: () => number): string {
  const { x, y, rows, spread = 0.66 } = shape
  const size = shape.size * (LARGER_WHEN_FEW[rows.length] ?? 1)
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, index) =>
        rimmedGlyph(name, {
          x: x + (index - (count - 1) / 2) * size * spread + (random() - 0.5) * size * 0.08,
          y: y - (rows.length - 1 - row) * size * 0.5 - size / 2 + (random() - 0.5) * size * 0.08,
          size,
          turn: (random() - 0.5) * 36,
        }),
      ),
    )
    .join("")
}
