import type { IProductModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import {
  createPriceListPricesWorkflow,
  createProductsWorkflow,
  deleteProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { rupeesFromPaise } from "@shop/api/money"
import { ListingService } from "../../modules/listing/service"
import { productInput } from "../../workflows/product/product-input"
import { countUnits } from "./count-units"
import type { ShelfProduct } from "./shelf-product"
import { findShopPlace, type ShopPlace } from "./shop-place"

/** Products that are made together: many enough to be fast, few enough for memory. */
const BATCH = 250

/**
 * Puts products on the shelf, in batches, later ones newer. A batch is drafts until all of it is
 * there and is then published at once: whatever a killed run left as drafts is made anew, and what
 * is published is left alone.
 */
export async function stockShelves(
  container: MedusaContainer,
  products: readonly ShelfProduct[],
): Promise<void> {
  const place = await findShopPlace(container)
  for (let at = 0; at < products.length; at += BATCH) {
    await stockBatch(container, place, products.slice(at, at + BATCH))
  }
}

async function stockBatch(
  container: MedusaContainer,
  place: ShopPlace,
  batch: readonly ShelfProduct[],
): Promise<void> {
  const missing = await withoutLeftovers(container, batch)
  if (missing.length === 0) return
  const itemIds = await countUnits(container, missing, place.locationId)
  const { result: created } = await createProductsWorkflow(container).run({
    input: {
      products: missing.map((product) =>
        productInput(
          { ...product, price: product.mrpPaise, sku: product.handle },
          {
            ...place,
            categoryId: place.categoryIds[product.category],
            inventoryItemId: itemIds.get(product.handle) ?? "",
          },
        ),
      ),
    },
  })
  const made = new Map(created.map((product) => [product.handle, product]))
  const ids = (product: ShelfProduct) => {
    const found = made.get(product.handle)
    return { productId: found?.id ?? "", variantId: found?.variants[0]?.id ?? "" }
  }

  const prices = missing
    .filter(({ mrpPaise, offerPaise }) => offerPaise < mrpPaise)
    .map((product) => ({
      variant_id: ids(product).variantId,
      currency_code: "inr",
      amount: rupeesFromPaise(product.offerPaise),
    }))
  await createPriceListPricesWorkflow(container).run({
    input: { data: [{ id: place.offersId, prices }] },
  })
  for (const product of missing.filter(({ switchedOn }) => !switchedOn)) {
    await new ListingService().set(ids(product).productId, false)
  }
  await container
    .resolve<IProductModuleService>(Modules.PRODUCT)
    .updateProducts({ id: created.map(({ id }) => id) }, { status: ProductStatus.PUBLISHED })
}

/** Removes the drafts of an earlier run. @returns the products that are not on the shelf */
async function withoutLeftovers(
  container: MedusaContainer,
  batch: readonly ShelfProduct[],
): Promise<ShelfProduct[]> {
  const found = await container
    .resolve<IProductModuleService>(Modules.PRODUCT)
    .listProducts(
      { handle: batch.map(({ handle }) => handle) },
      { select: ["id", "handle", "status"], take: batch.length },
    )
  const drafts = found.filter(({ status }) => status === ProductStatus.DRAFT)
  if (drafts.length) {
    await deleteProductsWorkflow(container).run({ input: { ids: drafts.map(({ id }) => id) } })
  }
  const shown = new Set(
    found.filter((product) => !drafts.includes(product)).map(({ handle }) => handle),
  )
  return batch.filter(({ handle }) => !shown.has(handle))
}
