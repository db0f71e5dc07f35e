import { glyph } from "../glyph"
import { lettering } from "../lettering"
import { MIDDLE as x, type Pack } from "./pack"

/** One large piece with a paper tag on a string. */
export const single: Pack = ({ colors, name, size, glyph: art }) => `
  ${glyph(art, { x: x - 20, y: 400, size: 540 })}
  <path d="M520 470 Q560 500 566 540" fill="none" stroke="#8a6a3c" stroke-width="6"/>
  <path d="M452 546 L492 520 H716 Q730 520 730 534 V650 Q730 664 716 664 H492 L452 638 Z" fill="#fffaf0"/>
  <path d="M452 546 L492 520 H716 Q730 520 730 534 V650 Q730 664 716 664 H492 L452 638 Z" fill="none" stroke="${colors.halo}" stroke-width="4"/>
  <circle cx="486" cy="592" r="10" fill="${colors.halo}"/>
  ${lettering(name, { x: 612, y: 570, width: 210, height: 70, largest: 46, color: "#4a3418" })}
  ${lettering(size, { x: 612, y: 634, width: 190, height: 34, largest: 34, color: "#8a6a3c" })}`
