import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { FLOOR, MIDDLE as x, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

/** A large woven sack, sewn at the top. */
export const sack: Pack = ({ colors, name, size, glyph: art }) => `
  <path d="M206 120 H594 Q618 400 606 650 Q602 ${FLOOR} 560 ${FLOOR} H240 Q198 ${FLOOR} 194 650 Q182 400 206 120 Z" fill="#f6ead2"/>
  <path d="M194 600 Q400 640 606 600 L606 650 Q602 ${FLOOR} 560 ${FLOOR} H240 Q198 ${FLOOR} 194 650 Z" fill="#e6d4b0"/>
  <path d="M206 120 H594 L598 166 H202 Z" fill="#e6d4b0"/>
  <path d="M214 150 H590" stroke="${colors.dark}" stroke-width="6" stroke-dasharray="20 12"/>
  <path d="M199 210 Q400 190 601 210 L604 420 Q400 440 196 420 Z" fill="${colors.main}"/>
  ${lettering(name, { x, y: 312, width: 340, height: 160, largest: 84, color: "#fff" })}
  ${glyph(art, { x: 330, y: 530, size: 170 })}
  ${sizeChip(size, { x: 490, y: 530, fill: colors.dark, color: "#fff" })}`
