import type { IInventoryService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { ShelfProduct } from "./shelf-product"

/**
 * Counts the units of products at a stock location, under their handle as SKU; what is counted
 * already stays as it is. @returns the inventory item of each handle
 */
export async function countUnits(
  container: MedusaContainer,
  products: readonly ShelfProduct[],
  locationId: string,
): Promise<Map<string, string>> {
  const inventory = container.resolve<IInventoryService>(Modules.INVENTORY)
  const sku = products.map(({ handle }) => handle)
  const found = await inventory.listInventoryItems({ sku }, { take: sku.length })
  const known = new Set(found.map((item) => item.sku))
  const created = await inventory.createInventoryItems(
    products
      .filter(({ handle }) => !known.has(handle))
      .map(({ handle, name }) => ({ sku: handle, title: name })),
  )
  const itemIds = new Map([...found, ...created].map(({ sku, id }) => [sku ?? "", id]))

  const levels = await inventory.listInventoryLevels(
    { inventory_item_id: [...itemIds.values()], location_id: locationId },
    { take: itemIds.size },
  )
  const counted = new Set(levels.map(({ inventory_item_id }) => inventory_item_id))
  await inventory.createInventoryLevels(
    products.flatMap(({ handle, stock }) => {
      const id = itemIds.get(handle)
      return id && !counted.has(id)
        ? [{ inventory_item_id: id, location_id: locationId, stocked_quantity: stock }]
        : []
    }),
  )
  return itemIds
}
