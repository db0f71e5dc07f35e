/** Many small seeds seen through a window: `color` with lighter and darker ones among them. */
export function grains(
  area: { x: number; y: number; radius: number; color: string },
  random: () => number,
): string {
  const { x, y, radius, color } = area
  const seeds = Array.from({ length: 130 }, () => {
    const distance = Math.sqrt(random()) * radius
    const angle = random() * Math.PI * 2
    const shade = random()
    const tone = shade < 0.33 ? "#fff" : shade < 0.66 ? "#000" : color
    const opacity = tone === color ? 1 : 0.16
    const at = `${round(x + Math.cos(angle) * distance)} ${round(y + Math.sin(angle) * distance)}`
    const turn = Math.round(random() * 180)
    return `<ellipse rx="13" ry="9" fill="${tone}" opacity="${opacity}" transform="translate(${at}) rotate(${turn})"/>`
  })
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>${seeds.join("")}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
