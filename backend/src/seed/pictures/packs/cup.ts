import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { FLOOR, MIDDLE as x, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

/** A paper cup with a peel-off lid. */
export const cup: Pack = ({ colors, name, size, glyph: art }) => `
  <path d="M218 250 H582 L536 ${FLOOR} H264 Z" fill="${colors.main}"/>
  <path d="M238 470 Q400 520 562 470 L536 ${FLOOR} H264 Z" fill="${colors.soft}"/>
  <path d="M256 628 Q400 664 544 628 L536 ${FLOOR} H264 Z" fill="${colors.dark}"/>
  <rect x="202" y="214" width="396" height="44" rx="22" fill="#fff"/>
  <path d="M598 226 L648 204 Q650 244 600 252 Z" fill="#e4e9ec"/>
  ${lettering(name, { x, y: 368, width: 290, height: 140, largest: 74, color: "#fff" })}
  ${glyph(art, { x, y: 552, size: 160 })}
  ${sizeChip(size, { x, y: 660, fill: "#fff", color: colors.dark, width: 124 })}`
