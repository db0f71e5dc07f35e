import type { MedusaContainer } from "@medusajs/framework/types"
import type { ShelfProduct } from "../shelf/shelf-product"
import { stockShelves } from "../shelf/stock-shelves"
import { copyLots } from "./copy-lots"
import { demoShelf } from "./demo-shelf"

/**
 * Fills a shop with `count` products for benchmarks: the demo products over and over, each as
 * another lot, all in stock, so that lists are as long and as varied as real ones. The first of each
 * is made by Medusa, the rest are copies.
 */
export async function fillGenerated(container: MedusaContainer, count: number): Promise<void> {
  const { plain } = await demoShelf(container)
  const models = plain.slice(0, count).map((product, index): ShelfProduct => {
    const lot = index + 1
    return {
      ...product,
      handle: `lot-${lot}`,
      name: `${product.name}, lot ${lot}`,
      stock: 1_000,
      switchedOn: true,
    }
  })
  await stockShelves(container, models)
  await copyLots(
    models.map(({ handle }) => handle),
    count,
  )
}
