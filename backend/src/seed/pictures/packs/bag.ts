import { lettering } from "../lettering"
import { pile } from "../pile"
import { FLOOR, MIDDLE as x, type Pack } from "./pack"

/** A baker's paper bag with the goods looking out. */
export const bag: Pack = ({ colors, name, size, glyph, random, rows = [2, 3] }) => `
  <path d="M232 300 H568 L578 380 H222 Z" fill="#b98d55"/>
  ${pile(glyph, { x, y: 440, rows, size: 200, spread: 0.56 }, random)}
  <path d="M214 350 l24 20 24-20 24 20 24-20 24 20 24-20 24 20 24-20 24 20 24-20 24 20 24-20 24 20 24-20 24 20 12-10 L600 ${FLOOR} H200 Z" fill="#e9c894"/>
  <path d="M600 ${FLOOR} L588 354 L556 376 L548 ${FLOOR} Z" fill="#d8b27a"/>
  <circle cx="386" cy="538" r="116" fill="${colors.soft}"/>
  <circle cx="386" cy="538" r="104" fill="none" stroke="${colors.main}" stroke-width="4" stroke-dasharray="4 10" stroke-linecap="round"/>
  ${lettering(name, { x: 386, y: 522, width: 172, height: 84, largest: 48, color: colors.dark })}
  ${lettering(size, { x: 386, y: 594, width: 140, height: 34, largest: 32, color: colors.main })}`
