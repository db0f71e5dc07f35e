import type { IInventoryService, ILockingModule } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** How many units of an inventory item can be sold from a stock location. */
export interface Units {
  readonly inventoryItemId: string
  readonly locationId: string
  readonly quantity: number
}

/** Sets the stocked count so that, beside what is reserved, `quantity` units are left to sell. */
export const setUnitsStep = createStep(
  "set-units",
  async ({ inventoryItemId, locationId, quantity }: Units, { container }) => {
    const inventory = container.resolve<IInventoryService>(Modules.INVENTORY)
    const where = { inventory_item_id: inventoryItemId, location_id: locationId }
    // Medusa's fulfilments write the same absolute count under the same lock.
    const undo = await container
      .resolve<ILockingModule>(Modules.LOCKING)
      .execute(inventoryItemId, async () => {
        const [level] = await inventory.listInventoryLevels(where)
        if (!level) {
          const made = await inventory.createInventoryLevels({
            ...where,
            stocked_quantity: quantity,
          })
          return { ...where, levelId: made.id }
        }
        const stocked_quantity = MathBN.add(level.reserved_quantity, quantity).toNumber()
        await inventory.updateInventoryLevels([{ ...where, stocked_quantity }])
        return { ...where, stocked_quantity: Number(level.stocked_quantity) }
      })
    return new StepResponse(undefined, undo)
  },
  async (undo, { container }) => {
    if (!undo) return
    const inventory = container.resolve<IInventoryService>(Modules.INVENTORY)
    if ("levelId" in undo) await inventory.deleteInventoryLevels([undo.levelId])
    else await inventory.updateInventoryLevels([undo])
  },
)
