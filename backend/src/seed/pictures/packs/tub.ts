import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { FLOOR, MIDDLE as x, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

/** A wide tub with a lid. */
export const tub: Pack = ({ colors, name, size, glyph: art }) => `
  <path d="M190 320 H610 L572 652 Q568 ${FLOOR} 530 ${FLOOR} H270 Q232 ${FLOOR} 228 652 Z" fill="#fff"/>
  <path d="M198 400 Q400 450 602 400 L580 590 Q400 640 220 590 Z" fill="${colors.main}"/>
  <path d="M574 640 L572 652 Q568 ${FLOOR} 530 ${FLOOR} H270 Q232 ${FLOOR} 228 652 L226 640 Q400 684 574 640 Z" fill="#e4e9ec"/>
  <rect x="172" y="262" width="456" height="66" rx="18" fill="${colors.dark}"/>
  <rect x="196" y="238" width="408" height="34" rx="14" fill="${colors.main}"/>
  ${glyph(art, { x: 296, y: 512, size: 150 })}
  ${lettering(name, { x: 466, y: 500, width: 190, height: 110, largest: 58, color: "#fff" })}
  ${sizeChip(size, { x, y: 362, fill: colors.soft, color: colors.dark, width: 140 })}`
