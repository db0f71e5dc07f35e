import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { MIDDLE as x, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

/** A drinks can. */
export const can: Pack = ({ colors, name, size, glyph: art }) => `
  <path d="M288 190 L262 240 V624 L288 672 Q400 704 512 672 L538 624 V240 L512 190 Z" fill="${colors.main}"/>
  <path d="M262 240 Q400 276 538 240 L512 190 H288 Z" fill="${colors.dark}"/>
  <path d="M262 624 L288 672 Q400 704 512 672 L538 624 Q400 660 262 624 Z" fill="${colors.dark}"/>
  <ellipse cx="${x}" cy="190" rx="112" ry="26" fill="#d5dade"/>
  <ellipse cx="${x}" cy="190" rx="94" ry="19" fill="#aeb6bc"/>
  <ellipse cx="412" cy="186" rx="34" ry="9" fill="#e9edf0"/>
  <path d="M290 262 V616" stroke="#fff" stroke-opacity=".28" stroke-width="16" stroke-linecap="round"/>
  <circle cx="${x}" cy="392" r="98" fill="${colors.soft}"/>
  ${glyph(art, { x, y: 392, size: 150 })}
  ${lettering(name, { x, y: 542, width: 236, height: 86, largest: 54, color: "#fff" })}
  ${sizeChip(size, { x, y: 620, fill: "#fff", color: colors.dark, width: 130 })}`
