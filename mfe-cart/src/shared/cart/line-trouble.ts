import type { CartLine } from "./cart-lines"
import { type SeenProduct, useSeenProducts } from "./seen-products"
import { useShortages } from "./shortages"

/** What has happened to a line since it was put into the cart. */
export type LineTrouble =
  | { kind: "soldOut" }
  /** Fewer are left than the line asks for, but some. */
  | { kind: "short"; left: number }
  /** In rupees. */
  | { kind: "price"; before: number; now: number }

/** What keeps a line from being ordered as it stands, the worst first; undefined where nothing does. */
export function troubleOf(
  { product, quantity }: CartLine,
  seen: SeenProduct | undefined,
  left: number | undefined,
): LineTrouble | undefined {
  if (!product.inStock || left === 0) return { kind: "soldOut" }
  if (left !== undefined && left < quantity) return { kind: "short", left }
  if (seen && seen.offerPrice !== product.offerPrice)
    return { kind: "price", before: seen.offerPrice, now: product.offerPrice }
  return undefined
}

/** The trouble of a line in the cart, kept current. */
export function useLineTrouble(line: CartLine): LineTrouble | undefined {
  const { _id } = line.product
  return troubleOf(line, useSeenProducts()[_id], useShortages()[_id])
}
