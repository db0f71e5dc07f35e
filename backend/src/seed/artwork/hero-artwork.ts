import { dice } from "../pictures/dice"
import { glyph, rimmedGlyph } from "../pictures/glyph"
import type { PackName } from "../pictures/pack-name"
import { packs } from "../pictures/packs"
import { palettes, type PaletteName } from "../pictures/palettes"
import { shadow } from "../pictures/scene"

const FLOOR = 820

/** A full shopping bag among groceries, 1120 x 860, without background. */
export function heroArtwork(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1120" height="860" viewBox="0 0 1120 860">
    ${shadow(560, FLOOR + 4, 1040)}
    ${pack("carton", "sky", "Fresh Milk", "1 L", "glass-of-milk", { x: 838, scale: 0.72 })}
    ${pack("sack", "leaf", "Basmati Rice", "5 kg", "cooked-rice", { x: 258, scale: 0.66 })}
    ${bag()}
    ${pack("jar", "cocoa", "Honey", "500 g", "honeybee", { x: 960, scale: 0.46 })}
    ${glyph("pineapple", { x: 138, y: 664, size: 300, turn: -10 })}
    ${glyph("watermelon", { x: 816, y: 728, size: 210, turn: 6 })}
    ${rimmedGlyph("tomato", { x: 300, y: 752, size: 150, turn: -8 })}
    ${rimmedGlyph("red-apple", { x: 206, y: 766, size: 136, turn: 8 })}
    ${rimmedGlyph("strawberry", { x: 948, y: 778, size: 108, turn: 22 })}
    ${rimmedGlyph("lemon", { x: 1034, y: 784, size: 96, turn: -10 })}
  </svg>`
}

function bag(): string {
  const goods = [
    glyph("baguette-bread", { x: 674, y: 196, size: 330, turn: 24 }),
    glyph("leafy-green", { x: 452, y: 236, size: 280, turn: -18 }),
    glyph("banana", { x: 566, y: 214, size: 280, turn: -6 }),
    rimmedGlyph("broccoli", { x: 682, y: 318, size: 210, turn: 16 }),
    rimmedGlyph("carrot", { x: 422, y: 334, size: 220, turn: -40 }),
    rimmedGlyph("grapes", { x: 588, y: 356, size: 190, turn: 6 }),
    rimmedGlyph("tangerine", { x: 496, y: 380, size: 160 }),
  ]
  return `
    <path d="M384 360 H736 L746 460 H374 Z" fill="#a97b43"/>
    ${goods.join("")}
    <path d="M364 412 l31 24 31-24 31 24 31-24 31 24 31-24 31 24 31-24 31 24 31-24 31 24 31-24 16 10 L778 ${FLOOR} H342 Z" fill="#e9c894"/>
    <path d="M778 ${FLOOR} L752 424 L704 452 L692 ${FLOOR} Z" fill="#d3ac72"/>
    <circle cx="524" cy="636" r="112" fill="#f8f1e2"/>
    ${glyph("leaf-fluttering-in-wind", { x: 524, y: 632, size: 150 })}`
}

function pack(
  kind: PackName,
  palette: PaletteName,
  name: string,
  size: string,
  art: string,
  at: { x: number; scale: number },
): string {
  const look = {
    pack: kind,
    palette,
    name,
    size,
    glyph: art,
    storage: "",
    views: [],
    colors: palettes[palette],
    random: dice(name),
  }
  return `<g transform="translate(${at.x} ${FLOOR}) scale(${at.scale}) translate(-400 -690)">${packs[kind](look)}</g>`
}
