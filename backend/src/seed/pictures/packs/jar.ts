import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { FLOOR, MIDDLE as x, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

/** A glass jar with a metal lid. */
export const jar: Pack = ({ colors, filling = colors.main, name, size, glyph: art }) => `
  <path d="M270 206 H530 V236 Q582 262 582 320 V640 Q582 ${FLOOR} 532 ${FLOOR} H268 Q218 ${FLOOR} 218 640 V320 Q218 262 270 236 Z" fill="#fff" fill-opacity=".8"/>
  <path d="M236 316 Q400 296 564 316 V636 Q564 674 526 674 H274 Q236 674 236 636 Z" fill="${filling}"/>
  <rect x="252" y="140" width="296" height="74" rx="16" fill="${colors.dark}"/>
  <path d="M280 146 V208 M320 146 V208 M360 146 V208 M400 146 V208 M440 146 V208 M480 146 V208 M520 146 V208" stroke="#fff" stroke-opacity=".2" stroke-width="6"/>
  <path d="M256 340 V630" stroke="#fff" stroke-opacity=".4" stroke-width="14" stroke-linecap="round"/>
  <rect x="288" y="356" width="224" height="260" rx="18" fill="${colors.soft}"/>
  ${glyph(art, { x, y: 426, size: 112 })}
  ${lettering(name, { x, y: 520, width: 196, height: 66, largest: 48, color: colors.dark })}
  ${sizeChip(size, { x, y: 582, fill: colors.main, color: "#fff", width: 124 })}`
