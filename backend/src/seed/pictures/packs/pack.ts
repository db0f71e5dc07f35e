import type { PictureOrder } from "../picture"
import type { Palette } from "../palettes"

/** All that a pack is drawn from. */
export interface PackLook extends PictureOrder {
  colors: Palette
  random: () => number
}

/**
 * Draws a pack standing on the floor line, its middle at `MIDDLE`, as SVG for the 800-pixel canvas.
 */
export type Pack = (look: PackLook) => string

export const MIDDLE = 400
export const FLOOR = 690
