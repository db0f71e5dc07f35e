import { lettering } from "../lettering"
import { pile } from "../pile"
import { FLOOR, MIDDLE as x, type Pack } from "./pack"

/** A stoneware bowl of loose goods. */
export const bowl: Pack = ({ colors, name, size, glyph, random, rows = [2, 3, 3] }) => `
  <ellipse cx="${x}" cy="470" rx="262" ry="44" fill="${colors.dark}"/>
  ${pile(glyph, { x, y: 530, rows, size: 190, spread: 0.64 }, random)}
  <path d="M138 470 Q400 540 662 470 Q650 620 520 672 Q514 ${FLOOR} 480 ${FLOOR} H320 Q286 ${FLOOR} 280 672 Q150 620 138 470 Z" fill="${colors.main}"/>
  <path d="M138 470 Q400 540 662 470 L660 492 Q400 564 140 492 Z" fill="${colors.soft}"/>
  ${lettering(name, { x, y: 584, width: 330, height: 64, largest: 54, color: "#fff" })}
  ${lettering(size, { x, y: 640, width: 200, height: 40, largest: 36, color: colors.soft })}`
