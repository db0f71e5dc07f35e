import type { Palette } from "./palettes"

/** Pictures are square, this many pixels wide. */
const CANVAS = 800

/** A whole SVG: tinted ground, a round light, and what stands in it. */
export function scene(colors: Palette, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS}" height="${CANVAS}" viewBox="0 0 ${CANVAS} ${CANVAS}">
    <rect width="${CANVAS}" height="${CANVAS}" fill="${colors.ground}"/>
    <circle cx="400" cy="390" r="318" fill="${colors.halo}"/>${content}</svg>`
}

/** The shadow of something that stands on the floor line. */
export function shadow(x: number, y: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width / 18}" fill="#3b2f1c" opacity=".16"/>`
}
