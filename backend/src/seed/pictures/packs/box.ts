import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { FLOOR, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

/** A cardboard box, seen from its corner. */
export const box: Pack = ({ colors, name, size, glyph: art }) => `
  <path d="M206 200 L276 160 H590 L530 200 Z" fill="${colors.soft}"/>
  <path d="M206 200 H530 V${FLOOR} H206 Z" fill="${colors.main}"/>
  <path d="M530 200 L590 160 V642 L530 ${FLOOR} Z" fill="${colors.dark}"/>
  <path d="M206 380 Q340 330 530 400 V${FLOOR} H206 Z" fill="${colors.soft}"/>
  ${lettering(name, { x: 368, y: 286, width: 284, height: 130, largest: 74, color: "#fff" })}
  ${glyph(art, { x: 368, y: 520, size: 230 })}
  ${sizeChip(size, { x: 290, y: 648, fill: colors.dark, color: "#fff", width: 136 })}`
