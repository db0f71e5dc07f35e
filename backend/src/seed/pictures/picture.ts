import type { PackName } from "./pack-name"
import type { PaletteName } from "./palettes"

/** What the artist needs to know of a product. */
export interface Picture {
  pack: PackName
  palette: PaletteName
  /** Fluent Emoji glyph: the goods themselves, or what is printed on the pack. */
  glyph: string
  /** A second glyph, for the served view. */
  beside?: string
  /** How many pieces lie in each row, from back to front, where the count is the size. */
  rows?: number[]
  /** Colour of grains, liquid or paste that is seen through the pack. */
  filling?: string
  views: ViewName[]
}

/** `shelf`: the pack. `close`: the goods, near. `served`: at home. `back`: the printed back. */
export type ViewName = "shelf" | "close" | "served" | "back"

/** A picture with the words that are printed in it. */
export interface PictureOrder extends Picture {
  name: string
  size: string
  storage: string
}
