import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepOrders } from "../integrity/sweep/sweep-orders"

/** What a crash inside Medusa's workflows left of orders and their stock. */
export default async function healOrders(container: MedusaContainer): Promise<void> {
  await sweepOrders(container)
}

export const config = { name: "sweep-orders", schedule: "*/5 * * * *" }
