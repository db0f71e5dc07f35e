import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { MIDDLE as x, type Pack } from "./pack"
import { sizeChip } from "./size-chip"

const TEETH = Array.from({ length: 20 }, (_, index) => index)

/** A pillow packet with crimped ends. */
export const packet: Pack = ({ colors, name, size, glyph: art }) => `
  <path d="${crimp(150, 190)} L590 180 Q612 410 590 650 ${back(690, 650)} L210 650 Q188 410 210 180 Z" fill="${colors.main}"/>
  <path d="M210 180 H590 V196 H210 Z M210 640 H590 V656 H210 Z" fill="#000" opacity=".12"/>
  <path d="M200 420 Q400 350 601 430 Q604 540 592 636 H208 Q196 540 200 420 Z" fill="${colors.soft}"/>
  <path d="M236 214 Q224 320 226 400" stroke="#fff" stroke-opacity=".3" stroke-width="14" stroke-linecap="round" fill="none"/>
  ${lettering(name, { x, y: 296, width: 316, height: 130, largest: 74, color: "#fff" })}
  ${glyph(art, { x: 380, y: 514, size: 210 })}
  ${sizeChip(size, { x: 520, y: 604, fill: colors.dark, color: "#fff", width: 124 })}`

/** The toothed edge at the top, left to right. */
function crimp(top: number, bottom: number): string {
  const points = TEETH.map((i) => `${210 + i * 20} ${i % 2 ? top : top + 14}`)
  return `M210 ${bottom} L${points.join(" L")} L590 ${top + 14}`
}

/** The toothed edge at the bottom, right to left. */
function back(bottom: number, top: number): string {
  const points = TEETH.map((i) => `${590 - i * 20} ${i % 2 ? bottom : bottom - 14}`)
  return `L590 ${top} L${points.join(" L")}`
}
