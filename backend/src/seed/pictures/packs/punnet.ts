import { lettering } from "../lettering"
import { pile } from "../pile"
import { FLOOR, MIDDLE as x, type Pack } from "./pack"

/** A cardboard punnet for small and soft goods. */
export const punnet: Pack = ({ colors, name, size, glyph, random, rows = [3, 4, 4] }) => `
  <path d="M190 440 H610 L590 500 H210 Z" fill="${colors.dark}"/>
  ${pile(glyph, { x, y: 560, rows, size: 150, spread: 0.68 }, random)}
  <path d="M176 500 Q400 540 624 500 L590 ${FLOOR} H210 Z" fill="${colors.main}"/>
  <path d="M176 500 Q400 540 624 500 L620 522 Q400 562 180 522 Z" fill="${colors.dark}"/>
  <rect x="262" y="562" width="276" height="104" rx="14" fill="${colors.soft}"/>
  ${lettering(name, { x, y: 596, width: 246, height: 50, largest: 44, color: colors.dark })}
  ${lettering(size, { x, y: 642, width: 200, height: 34, largest: 32, color: colors.main })}`
