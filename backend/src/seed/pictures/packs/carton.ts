import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { FLOOR, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

/** A gable-top carton, seen from its corner. */
export const carton: Pack = ({ colors, name, size, glyph: art }) => `
  <path d="M262 260 L318 150 H522 L482 260 Z" fill="${colors.soft}"/>
  <path d="M482 260 L522 150 L566 238 Z" fill="#dfe5e8"/>
  <rect x="312" y="106" width="216" height="50" rx="6" fill="${colors.dark}"/>
  <path d="M262 260 H482 V${FLOOR} H262 Z" fill="#fff"/>
  <path d="M482 260 L566 238 V654 L482 ${FLOOR} Z" fill="${colors.dark}"/>
  <path d="M262 560 Q360 500 482 570 V${FLOOR} H262 Z" fill="${colors.main}"/>
  <path d="M262 260 H482 V300 H262 Z" fill="${colors.main}"/>
  ${lettering(name, { x: 372, y: 368, width: 196, height: 112, largest: 62, color: colors.dark })}
  ${glyph(art, { x: 372, y: 506, size: 150 })}
  ${sizeChip(size, { x: 372, y: 644, fill: "#fff", color: colors.dark, width: 130 })}`
