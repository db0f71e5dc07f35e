import type { IInventoryService, ILockingModule } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** How many units of an inventory item can be sold from a stock location. */
export interface Units {
  readonly inventoryItemId: string
  readonly locationId: string
  readonly quantity: number
}

/**
 * Sets the stocked count so that, beside what is reserved, `quantity` units are left to sell. It is
 * undone by as many units as it changed, for others may have been packed meanwhile; a level that it
 * made stays, empty, for the same reason.
 */
export const setUnitsStep = createStep(
  "set-units",
  async ({ inventoryItemId, locationId, quantity }: Units, { container }) => {
    const inventory = container.resolve<IInventoryService>(Modules.INVENTORY)
    const where = { inventory_item_id: inventoryItemId, location_id: locationId }
    // Medusa's fulfilments write the same absolute count under the same lock.
    const change = await container
      .resolve<ILockingModule>(Modules.LOCKING)
      .execute(inventoryItemId, async () => {
        const [level] = await inventory.listInventoryLevels(where)
        if (!level) {
          await inventory.createInventoryLevels({ ...where, stocked_quantity: quantity })
          return quantity
        }
        const stocked_quantity = MathBN.add(level.reserved_quantity, quantity).toNumber()
        await inventory.updateInventoryLevels([{ ...where, stocked_quantity }])
        return stocked_quantity - Number(level.stocked_quantity)
      })
    return new StepResponse(undefined, { inventoryItemId, locationId, change })
  },
  async (done, { container }) => {
    if (!done) return
    const { inventoryItemId, locationId, change } = done
    const inventory = container.resolve<IInventoryService>(Modules.INVENTORY)
    await container
      .resolve<ILockingModule>(Modules.LOCKING)
      .execute(inventoryItemId, () =>
        inventory.adjustInventory(inventoryItemId, locationId, -change),
      )
  },
)
