import type { IEventBusModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils"
import { transaction } from "../../db/pool"
import { repeat } from "../../repeat"
import { log } from "../../server/log"

/** How often it looks, in ms; nobody waits for it. */
const LOOK_EVERY = 500
const BATCH = 100

/**
 * Tells Medusa's subscribers of orders that were placed (`order.placed`), until it is stopped. The
 * orders to tell of are rows written with the orders themselves, so a crash forgets none; several
 * processes share them. A crash at the wrong moment tells of one twice, as Medusa's own events may.
 */
export function startOrderAnnouncer(container: MedusaContainer): { stop(): Promise<void> } {
  const events = container.resolve<IEventBusModuleService>(Modules.EVENT_BUS)
  return repeat({
    every: LOOK_EVERY,
    failure: "orders_not_announced",
    async work(signal) {
      while ((await announceSome(events)) === BATCH && !signal.aborted);
    },
  })
}

/** Rows that another process has in hand are left to it. @returns how many were told of */
async function announceSome(events: IEventBusModuleService): Promise<number> {
  return transaction(async (db) => {
    const { rows } = await db.query<{ order_id: string }>({ name: "announce_orders", text }, [
      BATCH,
    ])
    if (rows.length === 0) return 0
    // Only when the event bus has them are they forgotten.
    await events.emit(
      rows.map(({ order_id: id }) => ({ name: OrderWorkflowEvents.PLACED, data: { id } })),
    )
    for (const { order_id: orderId } of rows) log("info", "order_announced", { orderId })
    return rows.length
  })
}

const text = `
  delete from shop_order_announcement where order_id in (
    select order_id from shop_order_announcement order by created_at limit $1
    for update skip locked)
  returning order_id`
