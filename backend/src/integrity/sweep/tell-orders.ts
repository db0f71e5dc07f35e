import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { lookThrough } from "../look-through"
import { untoldMoney } from "../sql"

const untold = `
  select id, reference, amount::float8 as amount, currency_code, order_id
  from (${untoldMoney}) money
  where created_at <= now() - make_interval(secs => $1) order by created_at limit 200`

/**
 * A crash after a payment was captured or refunded leaves the order unaware of it: it is told.
 * @returns ids of the orders
 */
export async function tellOrders(container: MedusaContainer, quiet: number): Promise<string[]> {
  const rows = await lookThrough<{
    id: string
    reference: string
    amount: number
    currency_code: string
    order_id: string
  }>(untold, [quiet])
  if (rows.length === 0) return []
  const orders = container.resolve<IOrderModuleService>(Modules.ORDER)
  await orders.addOrderTransactions(
    rows.map(({ id, ...transaction }) => ({ ...transaction, reference_id: id })),
  )
  return rows.map(({ order_id }) => order_id)
}
