import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { artworkCategories, categoryArtwork } from "./category-artwork"
import { heroArtwork } from "./hero-artwork"

/** Draws the storefront's own pictures anew: `node …/artwork/main.js shell/public/images`. */
async function main(folder: string): Promise<void> {
  await mkdir(join(folder, "categories"), { recursive: true })
  for (const category of artworkCategories) {
    await writeFile(join(folder, "categories", `${category}.svg`), categoryArtwork(category))
  }
  await sharp(Buffer.from(heroArtwork()))
    .webp({ quality: 84, alphaQuality: 90, effort: 6 })
    .toFile(join(folder, "hero.webp"))
}

const folder = process.argv[2]
if (!folder) throw new Error("Say which folder to write the pictures to.")
void main(folder)
