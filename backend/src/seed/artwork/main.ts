import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { artworkCategories, categoryArtwork } from "./category-artwork"
import { heroArtwork } from "./hero-artwork"

/** Draws the storefront's own pictures anew: `node …/artwork/main.js <the repository>`. */
async function main(repository: string): Promise<void> {
  const tiles = join(repository, "shell/public/images/categories")
  await mkdir(tiles, { recursive: true })
  for (const category of artworkCategories) {
    await writeFile(join(tiles, `${category}.svg`), categoryArtwork(category))
  }
  await sharp(Buffer.from(heroArtwork()))
    .webp({ quality: 84, alphaQuality: 90, effort: 6 })
    .toFile(join(repository, "mfe-catalog/src/features/home/hero.webp"))
}

const repository = process.argv[2]
if (!repository) throw new Error("Say where the repository is, for example: .")
void main(repository)
