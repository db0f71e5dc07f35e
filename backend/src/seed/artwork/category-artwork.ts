import { glyph, type Place } from "../pictures/glyph"

/** The seven tiles of the home page, from back to front, in a box of 256. */
const tiles: Record<string, [name: string, place: Place][]> = {
  vegetables: [
    ["broccoli", { x: 128, y: 92, size: 150 }],
    ["eggplant", { x: 186, y: 160, size: 124, turn: 12 }],
    ["carrot", { x: 72, y: 158, size: 124, turn: -24 }],
    ["tomato", { x: 132, y: 188, size: 112 }],
  ],
  fruits: [
    ["pineapple", { x: 150, y: 88, size: 150, turn: 10 }],
    ["red-apple", { x: 84, y: 150, size: 130, turn: -6 }],
    ["strawberry", { x: 194, y: 180, size: 104, turn: 14 }],
    ["tangerine", { x: 138, y: 196, size: 100 }],
  ],
  drinks: [
    ["beverage-box", { x: 88, y: 112, size: 170, turn: -8 }],
    ["tropical-drink", { x: 176, y: 122, size: 176, turn: 6 }],
    ["lime", { x: 112, y: 200, size: 90, turn: -10 }],
  ],
  instant: [
    ["popcorn", { x: 176, y: 102, size: 146, turn: 8 }],
    ["steaming-bowl", { x: 98, y: 142, size: 176 }],
    ["dumpling", { x: 186, y: 196, size: 96, turn: -8 }],
  ],
  dairy: [
    ["glass-of-milk", { x: 96, y: 112, size: 172, turn: -4 }],
    ["cheese-wedge", { x: 174, y: 158, size: 138, turn: 4 }],
    ["egg", { x: 102, y: 198, size: 88, turn: -12 }],
  ],
  bakery: [
    ["baguette-bread", { x: 162, y: 92, size: 156, turn: 12 }],
    ["bread", { x: 96, y: 138, size: 160 }],
    ["croissant", { x: 174, y: 188, size: 122, turn: -6 }],
  ],
  grains: [
    ["sheaf-of-rice", { x: 172, y: 100, size: 168, turn: 8 }],
    ["cooked-rice", { x: 104, y: 150, size: 162 }],
    ["beans", { x: 186, y: 200, size: 92, turn: 6 }],
  ],
}

/** The tile of one category (lower-cased key) as SVG without background. */
export function categoryArtwork(category: keyof typeof tiles): string {
  const goods = (tiles[category] ?? []).map(([name, place]) => glyph(name, place)).join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><ellipse cx="128" cy="236" rx="92" ry="10" fill="#3b2f1c" opacity=".12"/>${goods}</svg>\n`
}

/** Keys of all tiles. */
export const artworkCategories = Object.keys(tiles)
