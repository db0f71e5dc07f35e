/** Colours of one picture: what stands behind the goods, and what a pack is printed in. */
export interface Palette {
  /** Background. */
  ground: string
  /** The round light behind the goods. */
  halo: string
  /** The pack itself, its shaded parts, and its paper label. */
  main: string
  dark: string
  soft: string
}

/** Colour families, named after what they remind of. */
export const palettes = {
  leaf: palette("#e6f4e3", "#cfe9c9", "#3f9b4d", "#2c7439", "#f1faee"),
  tomato: palette("#fdeae4", "#fad3c8", "#d9483b", "#a93027", "#fff4f0"),
  sun: palette("#fff4d6", "#ffe6a6", "#e9a713", "#b87c04", "#fffaea"),
  orange: palette("#ffeedd", "#ffdab8", "#ea7c21", "#b85a0f", "#fff7ee"),
  berry: palette("#fbe6f0", "#f5cbe0", "#c03a78", "#8f2557", "#fff3f9"),
  grape: palette("#eee8fa", "#dccff4", "#6f4bb0", "#503386", "#f8f4ff"),
  sky: palette("#e3f1fb", "#c6e2f6", "#2f7fc1", "#1f5d92", "#f1f8fe"),
  mint: palette("#e0f5ef", "#bfe9dc", "#17917a", "#0d6b59", "#effbf8"),
  cream: palette("#fbf3e4", "#f3e3c5", "#c98f3f", "#966522", "#fffaf1"),
  cocoa: palette("#f4ebe4", "#e6d3c5", "#8a5a3c", "#643d26", "#fcf6f1"),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

function palette(ground: string, halo: string, main: string, dark: string, soft: string): Palette {
  return { ground, halo, main, dark, soft }
}
