import { readFileSync } from "node:fs"
import { parse, type Font, type PathCommand } from "opentype.js"

/** A box to write in; `x` and `y` are its middle. */
export interface TextBox {
  x: number
  y: number
  width: number
  height: number
  color: string
  /** No larger than this, in pixels. */
  largest: number
  align?: "middle" | "left"
}

const LINE_HEIGHT = 1.02
/** From the middle of a line to its base line, as a share of the size. */
const TO_BASELINE = 0.31

let loaded: Font | undefined

/**
 * Writes a text into a box as outlines, as large as fits in up to three lines. Outlines, because a
 * bare machine has no font for an SVG to name.
 */
export function lettering(text: string, box: TextBox): string {
  const best = [1, 2, 3]
    .map((count) => fit(text, count, box))
    .reduce((a, b) => (b.size > a.size * 1.08 ? b : a))
  const top = box.y - ((best.lines.length - 1) / 2) * best.size * LINE_HEIGHT
  const paths = best.lines.map((line, index) => {
    const width = font().getAdvanceWidth(line, best.size)
    const x = box.align === "left" ? box.x - box.width / 2 : box.x - width / 2
    const y = top + index * best.size * LINE_HEIGHT + best.size * TO_BASELINE
    return font().getPath(line, x, y, best.size).commands.map(command).join("")
  })
  return `<path d="${paths.join("")}" fill="${box.color}"/>`
}

function fit(text: string, count: number, box: TextBox): { lines: string[]; size: number } {
  const lines = split(text, count)
  const widest = Math.max(...lines.map((line) => font().getAdvanceWidth(line, 100)))
  const size = Math.min(
    box.largest,
    (box.width / widest) * 100,
    box.height / (lines.length * LINE_HEIGHT),
  )
  return { lines, size }
}

/** Words in `count` lines, the widest as narrow as it can be. */
function split(text: string, count: number): string[] {
  const words = text.split(" ")
  if (count === 1 || words.length === 1) return [text]
  const options = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(" ")
    return [first, ...split(words.slice(index + 1).join(" "), count - 1)]
  })
  const width = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return options.reduce((a, b) => (width(b) < width(a) ? b : a))
}

/** One command of an outline; the library's own writer turns numbers near zero into NaN. */
function command(step: PathCommand): string {
  switch (step.type) {
    case "M":
    case "L":
      return `${step.type}${round(step.x)} ${round(step.y)}`
    case "Q":
      return `Q${round(step.x1)} ${round(step.y1)} ${round(step.x)} ${round(step.y)}`
    case "C":
      return `C${round(step.x1)} ${round(step.y1)} ${round(step.x2)} ${round(step.y2)} ${round(step.x)} ${round(step.y)}`
    case "Z":
      return "Z"
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function font(): Font {
  if (loaded) return loaded
  const file = readFileSync(
    require.resolve("@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff"),
  )
  loaded = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  return loaded
}
