import { lettering } from "../lettering"
import { pile } from "../pile"
import { MIDDLE as x, type Pack } from "./pack"

/** A wooden crate heaped with loose goods. */
export const crate: Pack = ({ name, size, glyph, random, rows = [2, 3, 4] }) => `
  <path d="M150 470 H650 L630 520 H170 Z" fill="#8a5f38"/>
  ${pile(glyph, { x, y: 560, rows, size: 196, spread: 0.62 }, random)}
  <rect x="140" y="520" width="520" height="74" rx="10" fill="#d9a868"/>
  <rect x="140" y="604" width="520" height="74" rx="10" fill="#cf9a58"/>
  <path d="M170 512 h34 v176 h-34 z M596 512 h34 v176 h-34 z" fill="#b57f43"/>
  <circle cx="187" cy="556" r="6" fill="#7d5228"/><circle cx="187" cy="640" r="6" fill="#7d5228"/>
  <circle cx="613" cy="556" r="6" fill="#7d5228"/><circle cx="613" cy="640" r="6" fill="#7d5228"/>
  <rect x="234" y="536" width="332" height="126" rx="14" fill="#fffaf0"/>
  ${lettering(name, { x, y: 580, width: 296, height: 60, largest: 52, color: "#4a3418" })}
  ${lettering(size, { x, y: 634, width: 200, height: 36, largest: 36, color: "#8a6a3c" })}`
