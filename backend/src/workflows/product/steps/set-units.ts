import { setTimeout as sleep } from "node:timers/promises"
import type { IInventoryService, ILockingModule } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { messages } from "@shop/api/messages"
import { Refusal } from "../../../refusal"
import { isOnTheMove } from "../../order/is-on-the-move"

/** How many of an inventory item can be sold from a stock location. */
export interface Units {
  readonly inventoryItemId: string
  readonly locationId: string
  readonly quantity: number
}

/** How long orders of an item may be on the move until a count of it is given up, and between two looks, in ms. */
const PATIENCE = 10_000
const PAUSE = 100

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
    const locking = container.resolve<ILockingModule>(Modules.LOCKING)
    const count = async () => {
      // Whoever begins to pack from here on waits for the same lock before the first unit is taken.
      if (await isOnTheMove(inventoryItemId)) return undefined
      const [level] = await inventory.listInventoryLevels(where)
      if (!level) {
        await inventory.createInventoryLevels({ ...where, stocked_quantity: quantity })
        return quantity
      }
      const stocked_quantity = MathBN.add(level.reserved_quantity, quantity).toNumber()
      await inventory.updateInventoryLevels([{ ...where, stocked_quantity }])
      return stocked_quantity - Number(level.stocked_quantity)
    }
    const patient = Date.now() + PATIENCE
    // Medusa's fulfilments write the same absolute count under the same lock.
    for (;;) {
      const change = await locking.execute(inventoryItemId, count)
      if (change !== undefined)
        return new StepResponse(undefined, { inventoryItemId, locationId, change })
      if (Date.now() > patient) throw new Refusal(messages.stockOnTheMove)
      await sleep(PAUSE)
    }
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
