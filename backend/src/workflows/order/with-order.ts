import type { ILockingModule, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { orderAtHand } from "../../modules/stock-move/order-at-hand"

/**
 * Does something with an order while nobody else does, in any process; by our calls or by Medusa
 * Admin. Medusa's own workflows lock the bare id: this key is another, so that they can run inside.
 * @throws MedusaError conflict when the order stays taken for half a minute
 */
export function aloneWithOrder<Result>(
  container: MedusaContainer,
  orderId: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return container.resolve<ILockingModule>(Modules.LOCKING).execute(`order-life:${orderId}`, job)
}

/** The same, where stock that moves meanwhile is written down as moved for what the order's parcels hold. */
export function withOrder<Result>(
  container: MedusaContainer,
  orderId: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return aloneWithOrder(container, orderId, () => orderAtHand.run(orderId, job))
}
