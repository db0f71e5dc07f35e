import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { FLOOR, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

/** A small drink brick with its straw. */
export const brick: Pack = ({ colors, name, size, glyph: art }) => `
  <path d="M470 216 L500 90 L556 70" fill="none" stroke="#fff" stroke-width="16" stroke-linejoin="round"/>
  <path d="M256 236 L330 196 H560 L490 236 Z" fill="${colors.soft}"/>
  <path d="M256 236 H490 V${FLOOR} H256 Z" fill="${colors.main}"/>
  <path d="M490 236 L560 196 V652 L490 ${FLOOR} Z" fill="${colors.dark}"/>
  <path d="M256 420 Q372 366 490 430 V600 Q372 650 256 596 Z" fill="${colors.soft}"/>
  ${lettering(name, { x: 373, y: 318, width: 204, height: 118, largest: 62, color: "#fff" })}
  ${glyph(art, { x: 373, y: 510, size: 170 })}
  ${sizeChip(size, { x: 373, y: 650, fill: "#fff", color: colors.dark, width: 130 })}`
