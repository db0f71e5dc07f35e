import type { ILockingModule, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { orderAtHand } from "../../modules/stock-move/order-at-hand"

/** What the lock of an order is called, before its id. Medusa's own workflows lock the bare id. */
export const ORDER_LIFE = "order-life:"

/**
 * Does something with an order while nobody else does, in any process; by our calls or by Medusa
 * Admin. The key is another than that of Medusa's own workflows, so that they can run inside.
 * @throws MedusaError conflict when the order stays taken for half a minute
 */
export function aloneWithOrder<Result>(
  container: MedusaContainer,
  orderId: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return container.resolve<ILockingModule>(Modules.LOCKING).execute(`${ORDER_LIFE}${orderId}`, job)
}

/** The same, where stock that moves meanwhile is written down as moved for what the order's parcels hold. */
export function withOrder<Result>(
  container: MedusaContainer,
  orderId: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return aloneWithOrder(container, orderId, () => orderAtHand.run(orderId, job))
}
