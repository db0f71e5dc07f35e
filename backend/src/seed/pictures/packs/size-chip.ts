import { lettering } from "../lettering"

/** The net quantity in a rounded chip, its middle at x, y. */
export function sizeChip(
  text: string,
  {
    x,
    y,
    fill,
    color,
    width = 150,
  }: { x: number; y: number; fill: string; color: string; width?: number },
): string {
  return (
    `<rect x="${x - width / 2}" y="${y - 27}" width="${width}" height="54" rx="27" fill="${fill}"/>` +
    lettering(text, { x, y, width: width - 28, height: 40, largest: 34, color })
  )
}
