import type { Context } from "@medusajs/framework/types"
import { InjectTransactionManager } from "@medusajs/framework/utils"
import inventory from "@medusajs/medusa/inventory"
import { orderAtHand } from "./order-at-hand"

type Adjust = (
  item: string,
  location: string,
  units: unknown,
  context: Context<Manager>,
) => Promise<unknown>

interface Manager {
  execute(statement: string, values: readonly unknown[]): Promise<unknown>
}

const lockLevel = `
  select from inventory_level
  where inventory_item_id = ? and location_id = ? and deleted_at is null for update`

const remember = `
  insert into shop_stock_move (order_id, inventory_item_id, location_id, units)
  values (?, ?, ?, ?::numeric)`

let following = false

/**
 * Makes Medusa's stock adjustments exact (docs/decisions/065). Medusa reads a level, adds, and writes
 * the sum back: two that read the same number lose one of the changes. From here on the row is locked
 * before it is read, in the same transaction, and what packing takes is written down beside it.
 * To be called before Medusa is loaded.
 */
export function followAdjustments(): void {
  if (following) return
  following = true
  const service = inventory.service.prototype as { adjustInventory_: Adjust }
  const adjust = service.adjustInventory_
  const exact: TypedPropertyDescriptor<Adjust> = {
    async value(item, location, units, context) {
      const manager = context.transactionManager
      if (!manager) throw new Error("Medusa adjusts stock outside a transaction.")
      await manager.execute(lockLevel, [item, location])
      const level = await adjust.call(this, item, location, units, context)
      const order = orderAtHand.getStore()
      if (order) await manager.execute(remember, [order, item, location, String(units)])
      return level
    },
  }
  InjectTransactionManager()(service, "adjustInventory_", exact)
  if (exact.value) service.adjustInventory_ = exact.value
}
