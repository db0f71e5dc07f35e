import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { pool } from "../../db/pool"
import { aloneWithOrder } from "../../workflows/order/with-order"
import { lookThrough } from "../look-through"
import { untoldMoney } from "../sql"

const untold = `
  select id, reference, payment_id, amount::float8 as amount, currency_code, order_id
  from (${untoldMoney}) money
  where created_at <= now() - make_interval(secs => $1)
    and ($2::interval is null or created_at > now() - $2::interval)
  order by created_at limit 200`

/** Medusa counts what went back for good only after the provider has answered. */
const countRefunds = `
  update payment_collection money set updated_at = now(), refunded_amount = back.amount,
    raw_refunded_amount = shop_raw_number(back.amount)
  from (select p.payment_collection_id as id, sum(r.amount) as amount
    from refund r join payment p on p.id = r.payment_id where r.deleted_at is null group by 1) back
  where money.id = back.id and money.refunded_amount is distinct from back.amount
    and money.id in (select payment_collection_id from payment where id = $1)`

/**
 * A crash after a payment was captured or refunded leaves the order unaware of it: it is told. One order
 * at a time: Medusa sums up those of one version only. Looks at all history, or at payments since `since`,
 * as Postgres writes an interval.
 * @returns ids of the orders
 */
export async function tellOrders(
  container: MedusaContainer,
  quiet: number,
  since?: string,
): Promise<string[]> {
  const rows = await lookThrough<{
    id: string
    reference: string
    payment_id: string
    amount: number
    currency_code: string
    order_id: string
  }>(untold, [quiet, since ?? null])
  const orders = container.resolve<IOrderModuleService>(Modules.ORDER)
  const told: string[] = []
  for (const { id, payment_id: payment, ...transaction } of rows) {
    await aloneWithOrder(container, transaction.order_id, async () => {
      if (!(await isUntold(id))) return
      await pool().query(countRefunds, [payment])
      await orders.addOrderTransactions({ ...transaction, reference_id: id })
      told.push(transaction.order_id)
    })
  }
  return told
}

/** Whether nobody has told the order since. */
async function isUntold(id: string): Promise<boolean> {
  const { rowCount } = await pool().query(`select from (${untoldMoney}) money where id = $1`, [id])
  return rowCount !== 0
}
