import { glyph } from "../glyph"
import { grains } from "../grains"
import { lettering } from "../lettering"
import { FLOOR, MIDDLE as x, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

const WINDOW = { x, y: 455, radius: 122 }

/** A stand-up pouch with a round window on what is in it. */
export const pouch: Pack = (look) => {
  const { colors, filling, name, size, random } = look
  const inside = filling
    ? grains({ ...WINDOW, color: filling }, random)
    : `<circle cx="${x}" cy="${WINDOW.y}" r="${WINDOW.radius}" fill="${colors.soft}"/>` +
      glyph(look.glyph, { x, y: WINDOW.y, size: 180 })
  return `
    <path d="M212 150 Q400 132 588 150 L604 640 Q606 ${FLOOR} 560 ${FLOOR} H240 Q194 ${FLOOR} 196 640 Z" fill="${colors.main}"/>
    <path d="M196 640 Q194 ${FLOOR} 240 ${FLOOR} H560 Q606 ${FLOOR} 604 640 Q400 584 196 640 Z" fill="${colors.dark}"/>
    <path d="M212 150 Q400 132 588 150 L590 196 Q400 178 210 196 Z" fill="${colors.dark}"/>
    <path d="M236 206 L226 616" stroke="#fff" stroke-opacity=".22" stroke-width="14" stroke-linecap="round"/>
    ${lettering(name, { x, y: 264, width: 320, height: 110, largest: 66, color: "#fff" })}
    <circle cx="${x}" cy="${WINDOW.y}" r="${WINDOW.radius + 10}" fill="#fff"/>
    <clipPath id="w"><circle cx="${x}" cy="${WINDOW.y}" r="${WINDOW.radius}"/></clipPath>
    <g clip-path="url(#w)">${inside}</g>
    ${filling ? glyph(look.glyph, { x: 500, y: 535, size: 130 }) : ""}
    ${sizeChip(size, { x: filling ? 330 : x, y: 630, fill: "#fff", color: colors.dark })}`
}
