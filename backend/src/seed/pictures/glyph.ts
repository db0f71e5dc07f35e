import { readFileSync } from "node:fs"

/** Where a glyph goes: its middle, its height and width in pixels, its turn in degrees. */
export interface Place {
  x: number
  y: number
  size: number
  turn?: number
}

type Icons = Record<string, { body: string } | undefined>

let icons: Icons | undefined

const GLYPH_BOX = 32
/** How much darker and wider the rim is that parts a glyph from its like behind it. */
const RIM = { scale: 1.07, opacity: 0.3 }

/**
 * One glyph of Fluent Emoji as SVG.
 * @throws Error when the artwork has no glyph of that name.
 */
export function glyph(name: string, place: Place): string {
  return placed(body(name), place)
}

/** A glyph with a dark rim, for heaps of one colour. */
export function rimmedGlyph(name: string, place: Place): string {
  const shape = body(name).replace(/fill="[^"]*"/g, "")
  const rim = placed(shape, { ...place, size: place.size * RIM.scale })
  return `<g fill="#3b2410" opacity="${RIM.opacity}">${rim}</g>${glyph(name, place)}`
}

function placed(content: string, { x, y, size, turn = 0 }: Place): string {
  const half = GLYPH_BOX / 2
  const scale = size / GLYPH_BOX
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-half} ${-half})">${content}</g>`
}

function body(name: string): string {
  icons ??= readIcons()
  const found = icons[name]?.body
  if (!found) throw new Error(`Fluent Emoji has no glyph named '${name}'.`)
  return found
}

// Read, not imported: the compiler would infer a type of three thousand members.
function readIcons(): Icons {
  const file = require.resolve("@iconify-json/fluent-emoji-flat/icons.json")
  return (JSON.parse(readFileSync(file, "utf8")) as { icons: Icons }).icons
}
