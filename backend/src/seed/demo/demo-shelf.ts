import type { MedusaContainer } from "@medusajs/framework/types"
import { categoryKeys, type CategoryKey } from "@shop/api"
import { renderPictures } from "../pictures/render-pictures"
import type { ShelfProduct } from "../shelf/shelf-product"
import { asShelfProduct } from "./as-shelf-product"
import type { DemoProduct } from "./demo-product"
import { pictureAddresses } from "./picture-addresses"
import { pictureFolders } from "./picture-folders"
import { demoShelves } from "./products"

interface Entry {
  product: DemoProduct
  category: CategoryKey
}

/**
 * The demo products with their pictures drawn, in the order in which they came to the shop:
 * category by turns, so that no list is one shelf after the other, and the featured ones last, since
 * lists are newest first.
 */
export async function demoShelf(
  container: MedusaContainer,
): Promise<{ plain: ShelfProduct[]; featured: ShelfProduct[] }> {
  const entries = byTurns()
  const folders = pictureFolders()
  const drawn = await renderPictures(
    entries.map(({ product }) => ({ ...product.picture, ...product })),
    folders,
  )
  const pictures = await pictureAddresses(container, drawn, folders.uploads)
  const shelf = entries.map(({ product, category }, index) =>
    asShelfProduct(product, category, pictures[index] ?? []),
  )
  return {
    plain: shelf.filter((_, index) => !entries[index]?.product.featured),
    featured: shelf.filter((_, index) => entries[index]?.product.featured),
  }
}

function byTurns(): Entry[] {
  const longest = Math.max(...categoryKeys.map((category) => demoShelves[category].length))
  return Array.from({ length: longest }, (_, turn) =>
    categoryKeys.flatMap((category): Entry[] => {
      const product = demoShelves[category][turn]
      return product ? [{ product, category }] : []
    }),
  ).flat()
}
