import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { FLOOR, MIDDLE as x, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

/** A screw-cap bottle; the filling shows above and below its label. */
export const bottle: Pack = ({ colors, filling = colors.main, name, size, glyph: art }) => `
  <rect x="352" y="92" width="96" height="58" rx="12" fill="${colors.dark}"/>
  <path d="M362 96 V148 M382 96 V148 M402 96 V148 M422 96 V148" stroke="#fff" stroke-opacity=".25" stroke-width="5"/>
  <path d="M360 150 H440 V196 Q446 232 490 272 Q524 304 524 352 V650 Q524 ${FLOOR} 484 ${FLOOR} H316 Q276 ${FLOOR} 276 650 V352 Q276 304 310 272 Q354 232 360 196 Z" fill="#fff" fill-opacity=".75"/>
  <path d="M364 214 H436 Q450 244 482 276 Q514 306 514 354 V646 Q514 680 480 680 H320 Q286 680 286 646 V354 Q286 306 318 276 Q350 244 364 214 Z" fill="${filling}"/>
  <path d="M306 362 V640" stroke="#fff" stroke-opacity=".35" stroke-width="14" stroke-linecap="round"/>
  <rect x="276" y="356" width="248" height="250" fill="${colors.soft}"/>
  <rect x="276" y="356" width="248" height="14" fill="${colors.main}"/>
  <rect x="276" y="592" width="248" height="14" fill="${colors.main}"/>
  ${glyph(art, { x, y: 430, size: 108 })}
  ${lettering(name, { x, y: 518, width: 224, height: 76, largest: 46, color: colors.dark })}
  ${sizeChip(size, { x, y: 642, fill: "#fff", color: colors.dark, width: 130 })}`
